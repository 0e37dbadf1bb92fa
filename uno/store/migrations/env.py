"""Run by Alembic, with the connection that uno.store.migrate (or a test) hands over."""

from alembic import context

from uno.store import partial_index  # noqa: F401 - belongs to the schema
from uno.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
# The caller has begun a transaction already: all revisions are applied or none.
context.run_migrations()

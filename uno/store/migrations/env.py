"""Run by Alembic, with the connection that uno.store.migrate (or a test) hands over."""

from alembic import context

from uno.store.partial_index import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
# The caller has begun a transaction already: all revisions are applied or none.
context.run_migrations()

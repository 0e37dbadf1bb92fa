### Os comandos vêm de pt-BR: é assim que o Discord os mostra.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-embed-links = Inserir links

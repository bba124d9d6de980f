create index messages_with_file on messaging.messages (thread_id) where kind = 'file';

-- Each event asks whether its person is gone, by the id as payloads have it.
create index erased_by_text on events.erased ((account::text));

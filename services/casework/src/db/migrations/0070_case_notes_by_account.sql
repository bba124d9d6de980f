create index case_notes_by_account on casework.case_notes (account_id);

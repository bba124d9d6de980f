create index case_todos_by_account on casework.case_todos (account_id);

-- Of somebody whom nobody referred nothing is kept; the log has what a case needs when one opens.
delete from casework.case_entries e where not exists (select from casework.cases c where c.account_id = e.account_id);

-- A person may write the whole letter themselves.
alter table jobseekers.letters drop constraint letters_written_by_check;
alter table jobseekers.letters add constraint letters_written_by_check check (written_by in ('rules', 'language-model', 'person'));

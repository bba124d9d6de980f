-- What the advert asks and the CV shows only in part is told apart from what it does not show.
alter table jobseekers.letters add column partly jsonb not null default '[]';

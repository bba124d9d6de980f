-- Papers that the law or the advert demands before the first day: each entry names those of which one is enough, with a stroke between. Null: not read yet.
alter table jobs.jobs add column demands text[];

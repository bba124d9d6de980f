-- The rest of the profile. Birth date: sealed by the application, bound to the row. No event carries birth date, benefits or health.
alter table jobseekers.profiles
  add column picture_path text,
  add column date_of_birth text,
  add column benefits jsonb not null default '[]',
  add column disability_status text,
  add column accessibility_needs text not null default '',
  add column workplace_features jsonb not null default '[]',
  add column work_coach_name text not null default '',
  add column work_coach_contact text not null default '',
  add column salary_expectation text not null default '',
  add column education text not null default '',
  add column previous_experience text not null default '',
  add column qualifications text not null default '',
  add column email_notifications boolean not null default true,
  add column sms_notifications boolean not null default false,
  add column job_alerts boolean not null default true,
  -- What messaging was told last of how to reach this person.
  add column reach_version bigint not null default 0,
  -- Casework has a National Insurance number of this person; the number itself is never here.
  add column has_ni_number boolean not null default false;

-- The National Insurance number of a draft, sealed apart: it is shown as a mask alone. The service moves those of earlier drafts here.
alter table casework.referral_drafts add column ni_number text;

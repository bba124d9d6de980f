-- Invitations to an organisation, as jobs ordered their letters: whom to write to, and the links that were sent.
create table identity.invitations (
  -- The invitation's own id, of jobs.
  id uuid primary key,
  email text not null check (length(email) between 3 and 255),
  -- Empty while nobody has checked the organisation's name.
  organisation text not null,
  language text not null check (language in ('en', 'cy')),
  -- Of the letter; links of earlier rounds have ended.
  round integer not null,
  expires_at timestamptz not null
);
create index invitations_over on identity.invitations (expires_at);
-- SHA-256 alone. The token is made when the letter is sent and rests nowhere else.
create table identity.invitation_tokens (
  hash bytea primary key,
  invitation_id uuid not null references identity.invitations on delete cascade,
  round integer not null
);
create index tokens_of_invitation on identity.invitation_tokens (invitation_id);

alter table identity.invitations enable row level security;
alter table identity.invitation_tokens enable row level security;
create policy system_invitations on identity.invitations
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_invitation_tokens on identity.invitation_tokens
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');

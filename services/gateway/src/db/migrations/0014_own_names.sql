-- Names of the portal's own remotes are no team's: what an older release allowed ends, so that administrators keep their rooms.
update gateway.deploy_tokens set revoked_at = now(), revoked_by = created_by
  where name in ('agent', 'employer', 'jobseeker', 'public') and revoked_at is null;

-- A team's token makes previews by a right of its own, for the testers alone whom an administrator named with it.
alter table gateway.deploy_tokens
  add column testers uuid[] not null default '{}',
  drop constraint deploy_tokens_rights_check,
  add constraint deploy_tokens_rights_check
    check (rights <@ array['publish', 'preview', 'rollout', 'rollback'] and rights <> '{}'),
  add constraint deploy_tokens_testers_check check (('preview' = any(rights)) = (testers <> '{}'));

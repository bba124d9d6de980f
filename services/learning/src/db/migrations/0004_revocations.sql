-- Why a badge was revoked is one of a few reasons, so that it can be read in both languages. What administrators wrote so far is a mistake put right.
update learning.credentials set revocation_reason =
  case revocation_reason when 'The holder closed their account' then 'holder-left' else 'by-mistake' end
  where revocation_reason is not null;
alter table learning.credentials add check (revocation_reason in ('holder-left', 'by-mistake', 'not-own-work', 'holder-asked'));

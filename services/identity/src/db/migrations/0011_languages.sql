-- The languages are a table of the contracts, which checks what is written.
alter table identity.accounts drop constraint accounts_language_check;
alter table identity.invitations drop constraint invitations_language_check;
alter table identity.activations drop constraint activations_language_check;
alter table identity.consents drop constraint consents_language_check;
alter table identity.staff_invitations drop constraint staff_invitations_language_check;

-- Words of the page for people with qualifications from abroad. Rows that stand already are of the earlier kinds.
alter table gateway.portal_texts drop constraint if exists portal_texts_kind_check;
alter table gateway.portal_texts add constraint portal_texts_kind_check
  check (kind in ('announcement', 'crisis', 'money', 'contact', 'course', 'abroad')) not valid;

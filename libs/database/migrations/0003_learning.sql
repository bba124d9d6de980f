-- Learning: badges, and the courses that earn them.
select onward.add_service('learning');

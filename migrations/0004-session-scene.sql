-- How a caller's scene lies on the field, and what the caller calls the things on it.

-- up
alter table session add column scene json;
alter table session add column names json not null default '{}';

-- down
alter table session drop column names;
alter table session drop column scene;

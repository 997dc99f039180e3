-- The database of a site whose servers may not change tables: one role owns them and migrates, the other one serves.
-- Once, as a superuser, with passwords of your own:
--   psql -v owner_password=… -v server_password=… -f deploy/postgres/roles.sql postgres
create role atrium_owner login password :'owner_password';
create role atrium_server login password :'server_password';
create database atrium owner atrium_owner;
\connect atrium
-- Both exist before the first migration, so that what it creates in them is granted at once.
alter schema public owner to atrium_owner;
create schema drizzle authorization atrium_owner;
grant usage on schema public, drizzle to atrium_server;
alter default privileges for role atrium_owner in schema public, drizzle
  grant select, insert, update, delete on tables to atrium_server;
alter default privileges for role atrium_owner in schema public, drizzle
  grant usage on sequences to atrium_server;

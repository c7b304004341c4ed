-- Files that come in pieces. What has come lies in the file store, sealed, and is forgotten after a day, used or not.
create table upload_in_pieces (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  name text not null check (char_length(name) between 1 and 300),
  bytes bigint not null check (bytes > 0),
  began_at timestamptz not null default now(),
  -- Not wanted any more. Its pieces still lie on the disk, so it still counts for its sender.
  dropped_at timestamptz
);
create index upload_in_pieces_of_user on upload_in_pieces (user_id, began_at);
create index upload_in_pieces_began on upload_in_pieces (began_at);

create table upload_piece (
  upload_id bigint not null references upload_in_pieces on delete cascade,
  -- The byte of the whole file at which it begins. Two that begin at the same cannot both be kept.
  starts_at bigint not null check (starts_at >= 0),
  bytes bigint not null check (bytes > 0),
  -- Its id in the file store.
  content text not null,
  primary key (upload_id, starts_at)
);

-- When the password was last typed in a sign-in. One from before this was written down is asked for it again.
alter table sign_in add column password_at timestamptz;
-- Between the password and the code some minutes may pass; they count.
alter table sign_in_challenge add column password_at timestamptz;

-- The public halves of the keys that have signed links to charts, each until the last of its links has ended: the private
-- ones follow from APP_SECRET, and a link outlives a rotation of it.
CREATE TABLE link_key (
  kid text PRIMARY KEY CHECK (kid ~ '^[0-9a-f]{8}$'),
  public_key text NOT NULL CHECK (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  ends_at timestamptz NOT NULL
);
CREATE TRIGGER link_key_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON link_key
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

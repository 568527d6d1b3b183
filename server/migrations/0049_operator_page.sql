-- Sessions of the operator's page. Their tokens are hashed together with the token that they were opened with, so that another
-- one ends them; `is_local` holds for requests from the machine itself only.
CREATE TABLE operator_session (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  operator text NOT NULL CHECK (operator ~ '^[A-Za-z0-9_.@-]{1,40}$'),
  is_local boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);

-- The last step of time whose code has opened a session; it only counts up, so that no code is used twice.
CREATE TABLE operator_code (
  id smallint PRIMARY KEY CHECK (id = 1),
  last_step bigint NOT NULL CHECK (last_step >= 0)
);
CREATE TRIGGER operator_code_counts_up BEFORE UPDATE ON operator_code
  FOR EACH ROW WHEN (NEW.last_step <= OLD.last_step) EXECUTE FUNCTION refuse_change();

-- What a request of the page has made: a repeat finds it instead of making another.
ALTER TABLE pay_refund ADD COLUMN request_id text UNIQUE;
ALTER TABLE code_batch ADD COLUMN request_id text UNIQUE;

-- Orders and refunds by their state, the newest first.
CREATE INDEX pay_order_status ON pay_order (status, id);
CREATE INDEX pay_refund_status ON pay_refund (status, id);

-- When the operator has dealt with a letter.
ALTER TABLE feedback ADD COLUMN done_at timestamptz;
CREATE INDEX feedback_open ON feedback (id) WHERE done_at IS NULL;

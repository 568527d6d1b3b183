SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA pgboss;
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;
CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE pgboss.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;
CREATE FUNCTION public.activation_code_guard() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF OLD.used_by IS NOT NULL OR OLD.revoked_at IS NOT NULL OR NEW.code_hmac <> OLD.code_hmac OR NEW.batch_id <> OLD.batch_id THEN
    RAISE EXCEPTION 'Cannot change a code that was used or revoked';
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.count_use(p_account uuid, p_feature text, p_request text, p_day date, p_limit integer, p_is_member boolean, p_is_offline boolean, p_uncounted integer, p_now timestamp with time zone, OUT o_outcome text, OUT o_used integer) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_known text;
BEGIN
  IF NOT p_is_member AND p_limit > 0 THEN
    INSERT INTO quota_day AS d (account_id, day, feature, used) VALUES (p_account, p_day, p_feature, 1)
    ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < p_limit
    RETURNING d.used INTO o_used;
  END IF;
  IF o_used IS NULL AND (p_is_member OR p_is_offline) THEN
    INSERT INTO quota_day AS d (account_id, day, feature, used) VALUES (p_account, p_day, '+', 1)
    ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < p_uncounted;
    IF NOT FOUND THEN
      o_outcome := 'tooMany';
    END IF;
  END IF;
  IF o_outcome IS NULL AND (o_used IS NOT NULL OR p_is_member OR p_is_offline) THEN
    INSERT INTO quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
    VALUES (p_account, p_request, p_feature, p_day, o_used IS NOT NULL, p_is_offline, p_now)
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      o_outcome := CASE WHEN o_used IS NULL THEN 'free' ELSE 'taken' END;
      RETURN;
    END IF;
    -- The same request is in the ledger already: its count is taken back.
    UPDATE quota_day d SET used = d.used - 1
    WHERE d.account_id = p_account AND d.day = p_day
      AND d.feature = CASE WHEN o_used IS NULL THEN '+' ELSE p_feature END;
  END IF;
  SELECT u.feature INTO v_known FROM quota_use u WHERE u.account_id = p_account AND u.request_id = p_request;
  IF v_known IS NOT NULL THEN
    o_outcome := CASE WHEN v_known = p_feature THEN 'repeat' ELSE 'reused' END;
  END IF;
  o_outcome := coalesce(o_outcome, 'usedUp');
  o_used := coalesce((
    SELECT d.used FROM quota_day d WHERE d.account_id = p_account AND d.day = p_day AND d.feature = p_feature), 0);
END
$$;
CREATE FUNCTION public.is_member(p_account uuid, p_now timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN (SELECT a.is_named OR coalesce(a.vip_until > p_now, false) FROM account a WHERE a.id = p_account);
END
$$;
CREATE FUNCTION public.keep_revision(p_account uuid, p_record uuid, p_id uuid, p_body jsonb, p_revision integer, p_is_conflict boolean, p_edited timestamp with time zone, p_kept integer, p_now timestamp with time zone) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_added bigint;
  v_dropped bigint;
BEGIN
  INSERT INTO record_revision (account_id, record_id, id, body, revision, is_conflict, edited_at, kept_at)
  VALUES (p_account, p_record, p_id, p_body, p_revision, p_is_conflict, p_edited, p_now)
  RETURNING bytes INTO v_added;
  WITH dropped AS (
    DELETE FROM record_revision d WHERE d.account_id = p_account AND d.record_id = p_record AND d.id IN (
      SELECT v.id FROM record_revision v
      WHERE v.account_id = p_account AND v.record_id = p_record AND NOT v.is_conflict
      ORDER BY v.kept_at DESC, v.id DESC OFFSET p_kept)
    RETURNING d.bytes
  ) SELECT coalesce(sum(bytes), 0) INTO v_dropped FROM dropped;
  RETURN v_added - v_dropped;
END
$$;
CREATE FUNCTION public.ledger_balanced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF (SELECT sum(amount_fen) FROM ledger_entry WHERE txn_id = NEW.txn_id) <> 0 THEN
    RAISE EXCEPTION 'Ledger transaction % does not balance', NEW.txn_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.lock_head(p_account uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM 1 FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO record_head (account_id, cursor, living) VALUES (p_account, 0, 0) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  END IF;
END
$$;
CREATE FUNCTION public.move_head(p_account uuid, p_living integer, p_kept integer, p_total integer, p_bytes bigint, p_written integer, p_limits bigint[], p_now timestamp with time zone, OUT o_cursor bigint) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
  h record_head;
BEGIN
  UPDATE record_head AS x SET
    cursor = x.cursor + 1,
    living = greatest(0, x.living + p_living),
    kept = greatest(0, x.kept + p_kept),
    total = greatest(0, x.total + p_total),
    bytes = x.bytes + p_bytes,
    minute = date_trunc('minute', p_now),
    writes = CASE WHEN x.minute = date_trunc('minute', p_now) THEN x.writes ELSE 0 END + (p_written > 0)::integer,
    day = (p_now AT TIME ZONE 'UTC')::date,
    written = CASE WHEN x.day = (p_now AT TIME ZONE 'UTC')::date THEN x.written ELSE 0 END + p_written
  WHERE x.account_id = p_account
  RETURNING x.* INTO h;
  o_cursor := h.cursor;
  IF p_living > 0 AND h.living > p_limits[1] OR p_kept > 0 AND h.kept > p_limits[2]
    OR p_total > 0 AND h.total > p_limits[3] THEN
    RAISE EXCEPTION 'records' USING ERRCODE = 'SY001';
  END IF;
  IF p_bytes > 0 AND h.bytes > p_limits[4] THEN
    RAISE EXCEPTION 'bytes' USING ERRCODE = 'SY002';
  END IF;
  IF p_written > 0 AND (h.writes > p_limits[5] OR h.written > p_limits[6]) THEN
    RAISE EXCEPTION 'writes' USING ERRCODE = CASE WHEN h.writes > p_limits[5] THEN 'SY003' ELSE 'SY004' END;
  END IF;
END
$$;
CREATE FUNCTION public.name_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.is_named := EXISTS (SELECT 1 FROM vip_nickname v WHERE v.account_id = NEW.id AND v.nickname = NEW.nickname);
  RETURN NEW;
END
$$;
CREATE FUNCTION public.name_holders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE account a SET is_named = EXISTS (
    SELECT 1 FROM vip_nickname v WHERE v.account_id = a.id AND v.nickname = a.nickname)
  WHERE (TG_OP <> 'INSERT' AND a.id = OLD.account_id) OR (TG_OP <> 'DELETE' AND a.id = NEW.account_id);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.pay_order_guard() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF ROW (NEW.id, NEW.order_no, NEW.account_id, NEW.request_id, NEW.product_id, NEW.kind, NEW.days, NEW.is_lifetime, NEW.channel, NEW.scene,
      NEW.amount_fen, NEW.created_at) IS DISTINCT FROM ROW (OLD.id, OLD.order_no, OLD.account_id, OLD.request_id, OLD.product_id, OLD.kind,
      OLD.days, OLD.is_lifetime, OLD.channel, OLD.scene, OLD.amount_fen, OLD.created_at)
    OR (OLD.provider_txn IS NOT NULL AND NEW.provider_txn IS DISTINCT FROM OLD.provider_txn)
    OR NEW.refunded_fen < OLD.refunded_fen THEN
    RAISE EXCEPTION 'Cannot change what order % is about', OLD.order_no;
  END IF;
  IF NEW.status <> OLD.status AND (OLD.status::int, NEW.status::int) NOT IN ((1, 2), (1, 3), (3, 2), (2, 4), (4, 2), (4, 5)) THEN
    RAISE EXCEPTION 'Cannot move order % from % to %', OLD.order_no, OLD.status, NEW.status;
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.quota_today(p_account uuid, p_today date) RETURNS date
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  RETURN (SELECT greatest(p_today, a.last_quota_day) FROM account a WHERE a.id = p_account);
END
$$;
CREATE FUNCTION public.reconcile_quota(p_account uuid, p_features text[], p_requests text[], p_days date[], p_defaults integer[], p_today date, p_back integer, p_uncounted integer, p_now timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_today date := quota_today(p_account, p_today);
  v_is_member boolean := is_member(p_account, p_now);
  v_day date;
BEGIN
  UPDATE account SET last_quota_day = v_today WHERE id = p_account AND last_quota_day IS DISTINCT FROM v_today;
  FOR i IN 1 .. coalesce(array_length(p_requests, 1), 0) LOOP
    v_day := CASE WHEN p_days[i] > v_today OR p_days[i] < v_today - p_back THEN v_today ELSE p_days[i] END;
    PERFORM count_use(
      p_account, p_features[i], p_requests[i], v_day, p_defaults[i], v_is_member, true, p_uncounted, p_now);
  END LOOP;
END
$$;
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'Cannot % %: rows are append-only', TG_OP, TG_TABLE_NAME;
END
$$;
CREATE FUNCTION public.save_own_record(p_token bytea, p_touch interval, p_idle interval, p_id uuid, p_kind text, p_body jsonb, p_edited timestamp with time zone, p_base integer, p_resolves uuid[], p_revision_id uuid, p_revisions integer, p_conflicts integer, p_limits bigint[], p_now timestamp with time zone, OUT o_outcome text, OUT o_revision integer, OUT o_edited timestamp with time zone, OUT o_deleted timestamp with time zone, OUT o_cursor bigint, OUT o_conflicts integer, OUT o_body jsonb) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
  s record;
  r record;
BEGIN
  s := session_of(p_token, p_touch, p_idle, p_now);
  IF s.o_account IS NULL THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  r := save_record(s.o_account, p_id, p_kind, p_body, p_edited, p_base, p_resolves, p_revision_id, p_revisions,
    p_conflicts, p_limits, p_now);
  o_outcome := r.o_outcome;
  o_revision := r.o_revision;
  o_edited := r.o_edited;
  o_deleted := r.o_deleted;
  o_cursor := r.o_cursor;
  o_conflicts := r.o_conflicts;
  o_body := r.o_body;
END
$$;
CREATE FUNCTION public.save_record(p_account uuid, p_id uuid, p_kind text, p_body jsonb, p_edited timestamp with time zone, p_base integer, p_resolves uuid[], p_revision_id uuid, p_revisions integer, p_conflicts integer, p_limits bigint[], p_now timestamp with time zone, OUT o_outcome text, OUT o_revision integer, OUT o_edited timestamp with time zone, OUT o_deleted timestamp with time zone, OUT o_cursor bigint, OUT o_conflicts integer, OUT o_body jsonb) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
  r record;
  v_body jsonb := p_body;
  v_bytes integer;
  v_grown bigint;
  v_settled integer := 0;
  v_group uuid := CASE WHEN p_kind = 'case' THEN p_body ->> 'groupId' END;
BEGIN
  -- A case whose group is gone for good belongs to no group.
  IF v_group IS NOT NULL THEN
    PERFORM lock_head(p_account);
    IF EXISTS (SELECT 1 FROM record g WHERE g.account_id = p_account AND g.id = v_group AND g.body IS NULL) THEN
      v_body := jsonb_set(p_body, '{groupId}', 'null');
      o_body := v_body;
    END IF;
  END IF;
  PERFORM 1 FROM record x WHERE x.account_id = p_account AND x.id = p_id;
  IF NOT FOUND THEN
    v_bytes := octet_length(v_body::text);
    o_cursor := move_head(p_account, 1, 1, 1, v_bytes, v_bytes, p_limits, p_now);
    IF o_cursor IS NULL THEN
      INSERT INTO record_head (account_id, cursor, living) VALUES (p_account, 0, 0) ON CONFLICT DO NOTHING;
      o_cursor := move_head(p_account, 1, 1, 1, v_bytes, v_bytes, p_limits, p_now);
    END IF;
    INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, deleted_at, cursor)
    VALUES (p_account, p_id, p_kind, v_body, 1, p_edited, p_now, NULL, o_cursor)
    ON CONFLICT (account_id, id) DO NOTHING;
    IF FOUND THEN
      o_outcome := 'mine';
      o_revision := 1;
      o_edited := p_edited;
      o_conflicts := 0;
      RETURN;
    END IF;
    -- The same record was added while this save waited for the head.
    PERFORM move_head(p_account, -1, -1, -1, -v_bytes, 0, p_limits, p_now);
  ELSE
    PERFORM lock_head(p_account);
  END IF;
  SELECT x.* INTO r FROM record x WHERE x.account_id = p_account AND x.id = p_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'forgotten while the head was waited for' USING ERRCODE = 'serialization_failure';
  END IF;
  o_revision := r.revision;
  o_edited := r.edited_at;
  o_deleted := r.deleted_at;
  o_cursor := r.cursor;
  o_conflicts := r.conflicts;
  IF r.kind <> p_kind THEN
    o_outcome := 'kind';
    RETURN;
  END IF;
  IF r.edited_at = p_edited AND r.body = v_body AND p_resolves IS NULL THEN
    -- The same save again. What was deleted since stays deleted.
    o_outcome := CASE WHEN r.deleted_at IS NULL THEN 'mine' ELSE 'server' END;
    o_body := r.body;
    RETURN;
  END IF;
  IF p_base = r.revision OR (p_base IS NULL AND p_edited > r.edited_at AND p_edited > coalesce(r.deleted_at, '-infinity')) THEN
    IF p_resolves IS NOT NULL THEN
      UPDATE record_revision v SET is_conflict = false
      WHERE v.account_id = p_account AND v.record_id = p_id AND v.id = ANY (p_resolves) AND v.is_conflict;
      GET DIAGNOSTICS v_settled = ROW_COUNT;
    END IF;
    v_grown := CASE WHEN r.body IS NULL THEN 0 ELSE keep_revision(
      p_account, p_id, p_revision_id, r.body, r.revision, false, r.edited_at, p_revisions, p_now) END;
    UPDATE record x SET body = v_body, revision = x.revision + 1, edited_at = p_edited, updated_at = p_now,
      deleted_at = NULL, conflicts = x.conflicts - v_settled,
      cursor = (SELECT h.cursor + 1 FROM record_head h WHERE h.account_id = p_account)
    WHERE x.account_id = p_account AND x.id = p_id
    RETURNING x.revision, x.bytes, x.conflicts INTO o_revision, v_bytes, o_conflicts;
    o_cursor := move_head(
      p_account, (r.deleted_at IS NOT NULL)::integer, (r.body IS NULL)::integer, 0, v_grown + v_bytes - r.bytes, v_bytes,
      p_limits, p_now);
    o_outcome := 'mine';
    o_edited := p_edited;
    o_deleted := NULL;
    RETURN;
  END IF;
  -- The edit was made on something older. It is kept, unless it is known already or the record's content is gone.
  o_body := r.body;
  o_outcome := 'server';
  IF r.body IS NULL OR r.body = v_body OR EXISTS (
    SELECT 1 FROM record_revision v
    WHERE v.account_id = p_account AND v.record_id = p_id AND v.edited_at = p_edited AND v.body = v_body
  ) THEN
    RETURN;
  END IF;
  IF r.conflicts >= p_conflicts THEN
    o_outcome := 'full';
    RETURN;
  END IF;
  v_grown := keep_revision(
    p_account, p_id, p_revision_id, v_body, p_base, true, p_edited, p_revisions, p_now);
  UPDATE record x SET conflicts = x.conflicts + 1, updated_at = p_now,
    cursor = (SELECT h.cursor + 1 FROM record_head h WHERE h.account_id = p_account)
  WHERE x.account_id = p_account AND x.id = p_id
  RETURNING x.conflicts INTO o_conflicts;
  o_cursor := move_head(p_account, 0, 0, 0, v_grown, greatest(v_grown, 1)::integer, p_limits, p_now);
  o_outcome := 'conflict';
END
$$;
CREATE FUNCTION public.session_of(p_token bytea, p_touch interval, p_idle interval, p_now timestamp with time zone, OUT o_session uuid, OUT o_account uuid, OUT o_username text) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_seen timestamptz;
BEGIN
  SELECT s.id, s.account_id, s.username, s.last_seen_at INTO o_session, o_account, o_username, v_seen
  FROM living_session s WHERE s.token_sha256 = p_token AND s.idle_until > p_now AND s.absolute_until > p_now;
  IF v_seen < p_now - p_touch THEN
    UPDATE login_session SET last_seen_at = p_now, idle_until = p_now + p_idle WHERE id = o_session;
  END IF;
END
$$;
CREATE FUNCTION public.take_quota(p_token bytea, p_touch interval, p_idle interval, p_feature text, p_request text, p_limit integer, p_today date, p_uncounted integer, p_now timestamp with time zone, OUT o_outcome text, OUT o_day date, OUT o_is_member boolean, OUT o_remaining integer) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
  s record;
  c record;
BEGIN
  SELECT x.id, x.account_id, x.last_seen_at, x.last_quota_day,
    x.is_named OR coalesce(x.vip_until > p_now, false) AS is_member
  INTO s
  FROM living_session x WHERE x.token_sha256 = p_token AND x.idle_until > p_now AND x.absolute_until > p_now;
  IF NOT FOUND THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  IF s.last_seen_at < p_now - p_touch THEN
    UPDATE login_session SET last_seen_at = p_now, idle_until = p_now + p_idle WHERE id = s.id;
  END IF;
  o_day := greatest(p_today, s.last_quota_day);
  IF s.last_quota_day IS DISTINCT FROM o_day THEN
    UPDATE account SET last_quota_day = greatest(o_day, last_quota_day) WHERE id = s.account_id;
  END IF;
  o_is_member := s.is_member;
  c := count_use(s.account_id, p_feature, p_request, o_day, p_limit, o_is_member, false, p_uncounted, p_now);
  o_outcome := c.o_outcome;
  o_remaining := greatest(0, p_limit - coalesce(c.o_used, 0));
END
$$;
CREATE FUNCTION public.tell_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('shangyuan', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.tell_holidays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('shangyuan', 'holiday_notice');
  RETURN NULL;
END
$$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer
)
PARTITION BY LIST (name);
CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.queue_stats_20261124 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.account (
    id uuid NOT NULL,
    username text NOT NULL,
    nickname text NOT NULL,
    phone_enc bytea,
    phone_hmac bytea,
    email_enc bytea,
    pw_hash text,
    pw_kind text,
    login_type text NOT NULL,
    vip_until timestamp with time zone,
    status text NOT NULL,
    erase_after timestamp with time zone,
    erased_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    locked_at timestamp with time zone,
    is_named boolean DEFAULT false NOT NULL,
    last_quota_day date,
    CONSTRAINT account_check CHECK (((phone_enc IS NULL) = (phone_hmac IS NULL))),
    CONSTRAINT account_check1 CHECK (((pw_hash IS NULL) = (pw_kind IS NULL))),
    CONSTRAINT account_check2 CHECK (((status = 'leaving'::text) = (erase_after IS NOT NULL))),
    CONSTRAINT account_check3 CHECK (((status = 'erased'::text) = (erased_at IS NOT NULL))),
    CONSTRAINT account_check4 CHECK (((status <> 'erased'::text) OR ((phone_hmac IS NULL) AND (email_enc IS NULL) AND (pw_hash IS NULL) AND (nickname = ''::text)))),
    CONSTRAINT account_login_type_check CHECK ((login_type = ANY (ARRAY['1'::text, '2'::text, '3'::text]))),
    CONSTRAINT account_nickname_check CHECK ((char_length(nickname) <= 32)),
    CONSTRAINT account_phone_hmac_check CHECK ((octet_length(phone_hmac) = 32)),
    CONSTRAINT account_pw_kind_check CHECK ((pw_kind = 'md5-argon2id'::text)),
    CONSTRAINT account_status_check CHECK ((status = ANY (ARRAY['active'::text, 'leaving'::text, 'erased'::text]))),
    CONSTRAINT account_username_check CHECK ((((char_length(username) >= 2) AND (char_length(username) <= 40)) AND (username !~ '[[:space:][:cntrl:]]'::text)))
);
CREATE TABLE public.activation_code (
    id uuid NOT NULL,
    batch_id uuid NOT NULL,
    serial integer NOT NULL,
    code_hmac bytea NOT NULL,
    revoked_at timestamp with time zone,
    used_by uuid,
    used_at timestamp with time zone,
    request_id text,
    CONSTRAINT activation_code_check CHECK (((used_by IS NULL) = (used_at IS NULL))),
    CONSTRAINT activation_code_check1 CHECK (((used_by IS NULL) OR (revoked_at IS NULL))),
    CONSTRAINT activation_code_code_hmac_check CHECK ((octet_length(code_hmac) = 32)),
    CONSTRAINT activation_code_serial_check CHECK ((serial > 0))
);
CREATE TABLE public.audit (
    id uuid NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    target text NOT NULL,
    detail jsonb NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.avatar (
    account_id uuid NOT NULL,
    webp bytea NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT avatar_webp_check CHECK (((octet_length(webp) >= 1) AND (octet_length(webp) <= 65536)))
);
CREATE TABLE public.calendar (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    token_sha256 bytea NOT NULL,
    kind text NOT NULL,
    is_named boolean NOT NULL,
    reminder text NOT NULL,
    leap_birthday text NOT NULL,
    thirtieth text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    has_terms boolean DEFAULT true NOT NULL,
    has_festivals boolean DEFAULT true NOT NULL,
    has_holidays boolean DEFAULT true NOT NULL,
    CONSTRAINT calendar_holds_something CHECK ((has_terms OR has_festivals OR has_holidays)),
    CONSTRAINT calendar_kind_check CHECK ((kind = ANY (ARRAY['almanac'::text, 'days'::text, 'birthdays'::text]))),
    CONSTRAINT calendar_leap_birthday_check CHECK ((leap_birthday = ANY (ARRAY['plain'::text, 'leap'::text, 'both'::text]))),
    CONSTRAINT calendar_thirtieth_check CHECK ((thirtieth = ANY (ARRAY['lastDay'::text, 'nextDay'::text]))),
    CONSTRAINT calendar_token_sha256_check CHECK ((octet_length(token_sha256) = 32))
);
CREATE TABLE public.code_batch (
    id uuid NOT NULL,
    name text NOT NULL,
    days integer,
    is_lifetime boolean NOT NULL,
    size integer NOT NULL,
    expires_at timestamp with time zone,
    revoked_at timestamp with time zone,
    secret_mark bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT code_batch_check CHECK (((days IS NULL) = is_lifetime)),
    CONSTRAINT code_batch_days_check CHECK (((days >= 1) AND (days <= 36525))),
    CONSTRAINT code_batch_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
    CONSTRAINT code_batch_size_check CHECK ((size > 0))
);
CREATE TABLE public.consent (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    request_id text NOT NULL,
    item text NOT NULL,
    is_granted boolean NOT NULL,
    version text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.entitlement (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    source_id text NOT NULL,
    ledger_txn_id uuid,
    product_id text,
    name text NOT NULL,
    days integer,
    is_lifetime boolean NOT NULL,
    granted_at timestamp with time zone NOT NULL,
    CONSTRAINT entitlement_check CHECK (((source = 'order'::text) = (ledger_txn_id IS NOT NULL))),
    CONSTRAINT entitlement_check1 CHECK (((kind = 'vip'::text) = ((days IS NOT NULL) OR is_lifetime))),
    CONSTRAINT entitlement_check2 CHECK (((days IS NULL) OR (NOT is_lifetime))),
    CONSTRAINT entitlement_check3 CHECK (((kind = 'vip'::text) OR (product_id IS NOT NULL))),
    CONSTRAINT entitlement_days_check CHECK ((days > 0)),
    CONSTRAINT entitlement_kind_check CHECK ((kind = ANY (ARRAY['vip'::text, 'service'::text]))),
    CONSTRAINT entitlement_source_check CHECK ((source = ANY (ARRAY['order'::text, 'code'::text, 'operator'::text])))
);
CREATE TABLE public.entitlement_taken (
    entitlement_id uuid NOT NULL,
    source text NOT NULL,
    source_id text NOT NULL,
    days integer,
    at timestamp with time zone NOT NULL,
    CONSTRAINT entitlement_taken_days_check CHECK ((days > 0)),
    CONSTRAINT entitlement_taken_source_check CHECK ((source = ANY (ARRAY['refund'::text, 'operator'::text])))
);
CREATE TABLE public.export_job (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    state text NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    stored bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT export_job_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT export_job_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text]))),
    CONSTRAINT export_job_stored_check CHECK ((stored >= 0))
);
CREATE TABLE public.export_piece (
    job_id uuid NOT NULL,
    "position" integer NOT NULL,
    gzip bytea NOT NULL,
    CONSTRAINT export_piece_gzip_check CHECK ((octet_length(gzip) <= 2097152)),
    CONSTRAINT export_piece_position_check CHECK (("position" >= 0))
);
CREATE TABLE public.feature_switch (
    key text NOT NULL,
    value boolean NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT feature_switch_key_check CHECK ((key ~ '^is_show_[a-z_]{1,40}$'::text))
);
CREATE TABLE public.feedback (
    id uuid NOT NULL,
    account_id uuid,
    request_id text NOT NULL,
    type text NOT NULL,
    text text NOT NULL,
    more text NOT NULL,
    contact_enc bytea,
    facts jsonb NOT NULL,
    reply text DEFAULT ''::text NOT NULL,
    replied_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT feedback_check CHECK (((account_id IS NOT NULL) OR (contact_enc IS NOT NULL))),
    CONSTRAINT feedback_more_check CHECK ((char_length(more) <= 2000)),
    CONSTRAINT feedback_text_check CHECK ((char_length(text) <= 140))
);
CREATE TABLE public.feedback_image (
    id uuid NOT NULL,
    feedback_id uuid NOT NULL,
    "position" smallint NOT NULL,
    webp bytea NOT NULL,
    CONSTRAINT feedback_image_position_check CHECK ((("position" >= 0) AND ("position" <= 8))),
    CONSTRAINT feedback_image_webp_check CHECK ((octet_length(webp) <= 4194304))
);
CREATE TABLE public.former_phone (
    phone_hmac bytea NOT NULL,
    phone_enc bytea NOT NULL,
    account_id uuid NOT NULL,
    replaced_at timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    CONSTRAINT former_phone_check CHECK ((until > replaced_at)),
    CONSTRAINT former_phone_phone_hmac_check CHECK ((octet_length(phone_hmac) = 32))
);
CREATE TABLE public.holiday_look (
    id smallint NOT NULL,
    as_of date NOT NULL,
    CONSTRAINT holiday_look_id_check CHECK ((id = 1))
);
CREATE TABLE public.holiday_notice (
    year integer NOT NULL,
    source text NOT NULL,
    days jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT holiday_notice_days_check CHECK ((jsonb_typeof(days) = 'array'::text)),
    CONSTRAINT holiday_notice_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 300))),
    CONSTRAINT holiday_notice_year_check CHECK (((year >= 2002) AND (year <= 9999)))
);
CREATE TABLE public.identity (
    provider text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_provider_check CHECK ((provider = 'wechat'::text)),
    CONSTRAINT identity_subject_check CHECK ((subject <> ''::text))
);
CREATE TABLE public.ledger_entry (
    txn_id uuid NOT NULL,
    account text NOT NULL,
    amount_fen bigint NOT NULL,
    CONSTRAINT ledger_entry_account_check CHECK ((account = ANY (ARRAY['customer'::text, 'provider:wechat'::text, 'provider:alipay'::text, 'revenue'::text, 'refund'::text, 'fee'::text]))),
    CONSTRAINT ledger_entry_amount_fen_check CHECK ((amount_fen <> 0))
);
CREATE TABLE public.ledger_txn (
    id uuid NOT NULL,
    kind text NOT NULL,
    source_id text NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_txn_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'delivery'::text, 'refund'::text, 'fee'::text])))
);
CREATE TABLE public.login_session (
    token_sha256 bytea NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    idle_until timestamp with time zone NOT NULL,
    absolute_until timestamp with time zone NOT NULL,
    CONSTRAINT login_session_token_sha256_check CHECK ((octet_length(token_sha256) = 32))
);
CREATE VIEW public.living_session AS
 SELECT s.token_sha256,
    s.id,
    s.account_id,
    a.username,
    a.vip_until,
    a.is_named,
    a.last_quota_day,
    s.last_seen_at,
    s.idle_until,
    s.absolute_until
   FROM (public.login_session s
     JOIN public.account a ON ((a.id = s.account_id)))
  WHERE ((a.status = 'active'::text) AND (a.locked_at IS NULL));
CREATE TABLE public.nonce (
    hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT nonce_hash_check CHECK ((octet_length(hash) = 32))
);
CREATE TABLE public.otp (
    id uuid NOT NULL,
    phone_hmac bytea NOT NULL,
    purpose text NOT NULL,
    code_hmac bytea NOT NULL,
    state text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT otp_attempts_check CHECK (((attempts >= 0) AND (attempts <= 5))),
    CONSTRAINT otp_code_hmac_check CHECK ((octet_length(code_hmac) = 32)),
    CONSTRAINT otp_phone_hmac_check CHECK ((octet_length(phone_hmac) = 32)),
    CONSTRAINT otp_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'bind'::text, 'rebind'::text, 'password'::text, 'delete'::text, 'passkey'::text]))),
    CONSTRAINT otp_state_check CHECK ((state = ANY (ARRAY['live'::text, 'used'::text, 'replaced'::text, 'failed'::text])))
);
CREATE TABLE public.passkey (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    is_synced boolean NOT NULL,
    label text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkey_check CHECK ((last_used_at >= created_at)),
    CONSTRAINT passkey_counter_check CHECK (((counter >= 0) AND (counter <= '4294967295'::bigint))),
    CONSTRAINT passkey_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
    CONSTRAINT passkey_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 32))),
    CONSTRAINT passkey_public_key_check CHECK (((octet_length(public_key) >= 1) AND (octet_length(public_key) <= 4096))),
    CONSTRAINT passkey_transports_check CHECK ((char_length(transports) <= 100))
);
CREATE TABLE public.pay_order (
    id uuid NOT NULL,
    order_no text NOT NULL,
    account_id uuid NOT NULL,
    request_id text NOT NULL,
    product_id text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    days integer,
    is_lifetime boolean NOT NULL,
    target text NOT NULL,
    channel text NOT NULL,
    scene text NOT NULL,
    amount_fen bigint NOT NULL,
    origin text NOT NULL,
    client_ip text NOT NULL,
    openid text,
    status smallint NOT NULL,
    provider_txn text,
    refunded_fen bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    closed_at timestamp with time zone,
    check_at timestamp with time zone,
    check_count smallint NOT NULL,
    asked_at timestamp with time zone,
    CONSTRAINT pay_order_amount_fen_check CHECK ((amount_fen > 0)),
    CONSTRAINT pay_order_channel_check CHECK ((channel = ANY (ARRAY['wechat'::text, 'alipay'::text]))),
    CONSTRAINT pay_order_check CHECK (((refunded_fen >= 0) AND (refunded_fen <= amount_fen))),
    CONSTRAINT pay_order_check1 CHECK (((status = ANY (ARRAY[2, 4, 5])) = (provider_txn IS NOT NULL))),
    CONSTRAINT pay_order_check2 CHECK (((provider_txn IS NULL) = (paid_at IS NULL))),
    CONSTRAINT pay_order_check3 CHECK (((status = 5) = (refunded_fen = amount_fen))),
    CONSTRAINT pay_order_check4 CHECK (((status = ANY (ARRAY[2, 4, 5])) OR (refunded_fen = 0))),
    CONSTRAINT pay_order_check_count_check CHECK ((check_count >= 0)),
    CONSTRAINT pay_order_kind_check CHECK ((kind = ANY (ARRAY['vip'::text, 'service'::text]))),
    CONSTRAINT pay_order_order_no_check CHECK ((order_no ~ '^[0-9A-Z]{16,32}$'::text)),
    CONSTRAINT pay_order_scene_check CHECK ((scene = ANY (ARRAY['h5'::text, 'jsapi'::text, 'native'::text, 'wap'::text, 'page'::text]))),
    CONSTRAINT pay_order_status_check CHECK (((status >= 1) AND (status <= 5))),
    CONSTRAINT pay_order_target_check CHECK ((char_length(target) <= 64))
);
CREATE TABLE public.pay_refund (
    id uuid NOT NULL,
    refund_no text NOT NULL,
    order_id uuid NOT NULL,
    amount_fen bigint NOT NULL,
    days integer,
    reason text NOT NULL,
    actor text NOT NULL,
    status text NOT NULL,
    provider_refund text,
    created_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    done_at timestamp with time zone,
    check_at timestamp with time zone,
    check_count smallint NOT NULL,
    CONSTRAINT pay_refund_amount_fen_check CHECK ((amount_fen > 0)),
    CONSTRAINT pay_refund_check CHECK (((status = 'done'::text) = (done_at IS NOT NULL))),
    CONSTRAINT pay_refund_days_check CHECK ((days >= 0)),
    CONSTRAINT pay_refund_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'processing'::text, 'done'::text, 'closed'::text, 'abnormal'::text])))
);
CREATE TABLE public.payment_event (
    channel text NOT NULL,
    event_id text NOT NULL,
    is_verified boolean NOT NULL,
    kind text NOT NULL,
    order_no text NOT NULL,
    outcome text NOT NULL,
    raw_enc bytea NOT NULL,
    times integer NOT NULL,
    received_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_event_channel_check CHECK ((channel = ANY (ARRAY['wechat'::text, 'alipay'::text]))),
    CONSTRAINT payment_event_times_check CHECK ((times > 0))
);
CREATE TABLE public.payment_report (
    day date NOT NULL,
    channel text NOT NULL,
    is_ready boolean NOT NULL,
    report jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT payment_report_channel_check CHECK ((channel = ANY (ARRAY['wechat'::text, 'alipay'::text])))
);
CREATE TABLE public.product (
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    note text NOT NULL,
    days integer,
    is_lifetime boolean NOT NULL,
    "position" smallint NOT NULL,
    sold_from timestamp with time zone NOT NULL,
    sold_until timestamp with time zone,
    CONSTRAINT product_check CHECK ((sold_until > sold_from)),
    CONSTRAINT product_check1 CHECK (((kind = 'vip'::text) = ((days IS NOT NULL) OR is_lifetime))),
    CONSTRAINT product_check2 CHECK (((days IS NULL) OR (NOT is_lifetime))),
    CONSTRAINT product_days_check CHECK (((days >= 1) AND (days <= 36525))),
    CONSTRAINT product_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{1,39}$'::text)),
    CONSTRAINT product_kind_check CHECK ((kind = ANY (ARRAY['vip'::text, 'service'::text]))),
    CONSTRAINT product_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
    CONSTRAINT product_note_check CHECK ((char_length(note) <= 100))
);
CREATE TABLE public.product_price (
    product_id text NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    valid_until timestamp with time zone,
    price_fen bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT product_price_check CHECK ((valid_until > valid_from)),
    CONSTRAINT product_price_price_fen_check CHECK (((price_fen >= 1) AND (price_fen <= 10000000)))
);
CREATE TABLE public.quota_day (
    account_id uuid NOT NULL,
    day date NOT NULL,
    feature text NOT NULL,
    used integer NOT NULL,
    CONSTRAINT quota_day_used_check CHECK ((used >= 0))
)
WITH (fillfactor='70');
CREATE TABLE public.quota_limit (
    feature text NOT NULL,
    per_day integer NOT NULL,
    CONSTRAINT quota_limit_per_day_check CHECK ((per_day >= 0))
);
CREATE TABLE public.quota_use (
    account_id uuid NOT NULL,
    request_id text NOT NULL,
    feature text NOT NULL,
    day date NOT NULL,
    is_counted boolean NOT NULL,
    is_offline boolean NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.rate (
    bucket text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    n integer NOT NULL,
    CONSTRAINT rate_n_check CHECK ((n >= 0))
);
CREATE TABLE public.record (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    body jsonb,
    revision integer NOT NULL,
    edited_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    cursor bigint NOT NULL,
    bytes integer GENERATED ALWAYS AS (COALESCE(octet_length((body)::text), 0)) STORED NOT NULL,
    conflicts smallint DEFAULT 0 NOT NULL,
    CONSTRAINT record_bytes_check CHECK ((bytes <= 262144)),
    CONSTRAINT record_check CHECK (((body IS NOT NULL) OR (deleted_at IS NOT NULL))),
    CONSTRAINT record_conflicts_check CHECK ((conflicts >= 0)),
    CONSTRAINT record_cursor_check CHECK ((cursor > 0)),
    CONSTRAINT record_kind_check CHECK ((kind = ANY (ARRAY['case'::text, 'group'::text, 'comparison'::text, 'day'::text, 'setting'::text]))),
    CONSTRAINT record_revision_check CHECK ((revision >= 1))
);
CREATE TABLE public.record_head (
    account_id uuid NOT NULL,
    cursor bigint NOT NULL,
    living integer NOT NULL,
    kept integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    floor bigint DEFAULT 0 NOT NULL,
    minute timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
    writes integer DEFAULT 0 NOT NULL,
    day date DEFAULT '1970-01-01'::date NOT NULL,
    written bigint DEFAULT 0 NOT NULL,
    CONSTRAINT record_head_cursor_check CHECK ((cursor >= 0)),
    CONSTRAINT record_head_kept_check CHECK ((kept >= 0)),
    CONSTRAINT record_head_living_check CHECK ((living >= 0)),
    CONSTRAINT record_head_total_check CHECK ((total >= 0))
)
WITH (fillfactor='50');
CREATE TABLE public.record_revision (
    account_id uuid NOT NULL,
    record_id uuid NOT NULL,
    id uuid NOT NULL,
    body jsonb NOT NULL,
    edited_at timestamp with time zone NOT NULL,
    kept_at timestamp with time zone NOT NULL,
    bytes integer GENERATED ALWAYS AS (octet_length((body)::text)) STORED NOT NULL,
    revision integer,
    is_conflict boolean DEFAULT false NOT NULL
);
CREATE TABLE public.schema_migration (
    number integer NOT NULL,
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.service_unlock (
    entitlement_id uuid NOT NULL,
    account_id uuid NOT NULL,
    product_id text NOT NULL,
    target text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT service_unlock_target_check CHECK (((char_length(target) >= 1) AND (char_length(target) <= 64)))
);
CREATE TABLE public.vip_nickname (
    nickname text NOT NULL,
    account_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT vip_nickname_nickname_check CHECK ((nickname <> ''::text))
);
CREATE TABLE public.wire_key (
    kid text NOT NULL,
    private_enc bytea NOT NULL,
    public_pem text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    opens_until timestamp with time zone
);
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261124 FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00');
INSERT INTO pgboss.job_common VALUES ('2854a7d4-2810-4306-a8cc-c6fafa34dfda', 'export', 0, '{"id": "019ca78f-d4c1-7d33-874c-347cd6a5b03b"}', 'completed', 2, 0, 0, false, NULL, 900, 604800, NULL, NULL, NULL, NULL, '2026-11-23 04:23:51.1001+00', '2026-11-23 04:23:51.1001+00', '2026-11-23 04:23:51.105744+00', '2026-11-23 04:23:51.158547+00', '2026-12-07 04:23:51.1001+00', NULL, NULL, 'standard', '2026-11-23 04:23:51.105744+00', NULL, false, false, 0, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.queue VALUES ('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-23 04:23:30.720874+00', '2026-11-23 04:23:30.720874+00');
INSERT INTO pgboss.queue VALUES ('housekeeping', 'singleton', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-23 04:23:30.768893+00', '2026-11-23 04:23:30.768893+00');
INSERT INTO pgboss.queue VALUES ('export', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-23 04:23:30.786925+00', '2026-11-23 04:23:30.786925+00');
INSERT INTO pgboss.version VALUES (40, '2026-11-23 04:23:30.768594+00', '2026-11-23 04:23:30.778796+00', '2026-11-23 04:23:45.900029+00', NULL, NULL);
INSERT INTO public.account VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 'user_00000002', 'user_00000002', NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$LRNCXKV2djZ4dMCKJEHqkg$K8e+9/P+3R65OjGh5nfhKkpEQpufJnLfOF0AfNid2io', 'md5-argon2id', '1', NULL, 'active', NULL, NULL, '2026-03-01 04:00:17.17+00', '2026-03-01 04:00:17.17+00', NULL, false, '2026-03-01');
INSERT INTO public.account VALUES ('019ca78f-d096-70c6-bdce-8c3d5b157bf4', 'u_3mftus2xyc', '云中人', NULL, NULL, NULL, NULL, NULL, '3', NULL, 'active', NULL, NULL, '2026-03-01 04:02:26.07+00', '2026-03-01 04:02:26.07+00', NULL, false, NULL);
INSERT INTO public.account VALUES ('019ca78f-d0d4-707f-b5df-b3de8caaa794', 'user_00000006', 'user_00000006', NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$j8TwbVDzF1DkrqcBZOODfw$650AhmV2hfXVoal9mMVpyuAYgMntYBTRV1fagBml97I', 'md5-argon2id', '1', NULL, 'leaving', '2026-03-08 04:02:26.159+00', NULL, '2026-03-01 04:02:26.132+00', '2026-03-01 04:02:26.161+00', NULL, false, NULL);
INSERT INTO public.account VALUES ('019ca78f-d1cf-7d1f-b6d9-394d14f2d6f1', 'erased-019ca78fd1cf7d1fb6d9394d14f2d6f1', '', NULL, NULL, NULL, NULL, NULL, '1', NULL, 'erased', NULL, '2026-03-01 04:02:26.391+00', '2026-03-01 04:02:26.383+00', '2026-03-01 04:02:26.391+00', NULL, false, NULL);
INSERT INTO public.account VALUES ('019ca78f-d1e9-722c-a8fa-7bb58acffb05', 'user_00000010', 'user_00000010', NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$CpmoiUGegBfSbvaIVZjbNw$NodHrmG9qMGifedEh6XDsDgaeeOK/kW4lbt9k0QUqzg', 'md5-argon2id', '1', NULL, 'active', NULL, NULL, '2026-03-01 04:02:26.409+00', '2026-03-01 04:02:26.417+00', '2026-03-01 04:02:26.417+00', false, NULL);
INSERT INTO public.account VALUES ('019ca78f-d216-703b-94b5-a44f1bbce36b', 'user_00000012', 'user_00000012', NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$lnq5yJa5GjFxn/VfsQEdJw$rKGNbx5sW4ZzaDqIS8XzQdYCpT1xF1yhxGbwF3OUEzU', 'md5-argon2id', '1', '2026-06-19 04:02:26.502+00', 'active', NULL, NULL, '2026-03-01 04:02:26.454+00', '2026-03-01 04:02:26.687+00', NULL, false, NULL);
INSERT INTO public.account VALUES ('019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'user_00000017', 'user_00000017', NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$PhREV5azyNGdKQrkIXbOuQ$jhjnwLDfB8G4YQd+1watBmUMR7mmJGBGpi4euoK9SCM', 'md5-argon2id', '1', '2026-03-31 04:02:27.058+00', 'active', NULL, NULL, '2026-03-01 04:02:26.779+00', '2026-03-01 04:02:27.062+00', NULL, false, NULL);
INSERT INTO public.account VALUES ('019ca78d-f3cc-7165-97e7-540dd2e95b48', 'u_8fqh3adstw', '掌门', '\x7379021e5a5b724bffff3c51a2734089cf7f90c7e1dfdfea05d153c65e55edf52bfe42871c81de4c6b1e90d61a2a', '\x7dd3b7f54efa7d1109aa91a983a56205a04a67c0bffee38a982c1ab8bf9aff6c', NULL, NULL, NULL, '2', '2026-03-04 04:02:27.123+00', 'active', NULL, NULL, '2026-03-01 04:00:24.012+00', '2026-03-01 04:02:27.131+00', NULL, true, NULL);
INSERT INTO public.activation_code VALUES ('019ca78f-d447-7101-a5be-87c8894bd44b', '019ca78f-d447-7fc7-9096-d1928135c055', 2, '\x0369ca2a4449529b5674bbab294b6462f953793d9df93bf24e733bede9c7471d', NULL, NULL, NULL, NULL);
INSERT INTO public.activation_code VALUES ('019ca78f-d447-7777-81ec-c571f0b50ffe', '019ca78f-d447-7fc7-9096-d1928135c055', 3, '\x2718989269279c91cb9e36941d28c3f70fe9c79eed3c9ba90cbae9d4e3dc07c2', NULL, NULL, NULL, NULL);
INSERT INTO public.activation_code VALUES ('019ca78f-d447-78af-82bc-a63481ab8b41', '019ca78f-d447-7fc7-9096-d1928135c055', 1, '\x3b2c74ac684db6656c718d56b5b161fb2856a92559fcb47a59ec731a954d80b2', NULL, '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', '2026-03-01 04:02:27.05+00', NULL);
INSERT INTO public.audit VALUES ('019ca78d-e6c4-710f-bcd0-411329d2bf7c', 'user', 'calendar.open', '019ca78d-d912-734c-8ffc-d84397bb1215', '{"kind": "days"}', '2026-03-01 04:00:20.676+00');
INSERT INTO public.audit VALUES ('019ca78d-e722-7e83-bec0-001c88b67c26', 'user', 'calendar.open', '019ca78d-d912-734c-8ffc-d84397bb1215', '{"kind": "almanac"}', '2026-03-01 04:00:20.77+00');
INSERT INTO public.audit VALUES ('019ca78d-e7c6-78fa-9013-b8c27ba3b796', 'user', 'calendar.open', '019ca78d-d912-734c-8ffc-d84397bb1215', '{"kind": "birthdays"}', '2026-03-01 04:00:20.934+00');
INSERT INTO public.audit VALUES ('019ca78d-efdf-7115-889e-d075c2f9c60f', 'user', 'user.update', '019ca78d-d912-734c-8ffc-d84397bb1215', '{"fields": ["avatar"]}', '2026-03-01 04:00:23.007+00');
INSERT INTO public.audit VALUES ('019ca78d-f261-7953-b70a-7c8bac6b67ba', 'user', 'user.addPasskey', '019ca78d-d912-734c-8ffc-d84397bb1215', '{}', '2026-03-01 04:00:23.649+00');
INSERT INTO public.audit VALUES ('019ca78d-f34e-7928-ab31-eceedaf35235', 'operator:tester', 'feedback.reply', '019ca78d-ef6d-7e03-809f-82b94b9800d2', '{}', '2026-03-01 04:00:23.886+00');
INSERT INTO public.audit VALUES ('019ca78f-d086-78a6-80e7-a792124c0965', 'user', 'user.bindPhone', '019ca78d-f3cc-7165-97e7-540dd2e95b48', '{}', '2026-03-01 04:02:26.054+00');
INSERT INTO public.audit VALUES ('019ca78f-d0a1-7720-9835-3f2927b46c21', 'operator:tester', 'holiday.import', '2027', '{"days": 17, "source": "https://www.gov.cn/notice"}', '2026-03-01 04:02:26.081+00');
INSERT INTO public.audit VALUES ('019ca78f-d0a3-762a-9f52-b53d02080bc3', 'operator:tester', 'holiday.look', '2026-03-01', '{}', '2026-03-01 04:02:26.083+00');
INSERT INTO public.audit VALUES ('019ca78f-d0f2-7a4c-b823-efb8a4c0dc32', 'user', 'user.leave', '019ca78f-d0d4-707f-b5df-b3de8caaa794', '{}', '2026-03-01 04:02:26.162+00');
INSERT INTO public.audit VALUES ('019ca78f-d1dd-7771-ac70-53acf23dbbc3', 'operator:tester', 'user.erase', '019ca78f-d1cf-7d1f-b6d9-394d14f2d6f1', '{}', '2026-03-01 04:02:26.397+00');
INSERT INTO public.audit VALUES ('019ca78f-d1f3-7316-aba0-2856697b5b1f', 'operator:tester', 'user.lock', '019ca78f-d1e9-722c-a8fa-7bb58acffb05', '{"why": "fixture"}', '2026-03-01 04:02:26.419+00');
INSERT INTO public.audit VALUES ('019ca78f-d2a6-79b2-94eb-a58d58922413', 'operator', 'order.refund', '2026030105M4B5ZEGSZ9F3', '{"days": 10, "reason": "用户申请", "refundNo": "2026030105M4B5ZEGSZ9F3R1", "amountFen": 800}', '2026-03-01 04:02:26.598+00');
INSERT INTO public.audit VALUES ('019ca78f-d300-7df8-9e75-527a01e79acc', 'alipay', 'order.refunded', '2026030105M4B5ZEGSZ9F3', '{"refundNo": "2026030105M4B5ZEGSZ9F3R1", "amountFen": 800}', '2026-03-01 04:02:26.688+00');
INSERT INTO public.audit VALUES ('019ca78f-d3be-79ac-a1f0-707d522845ad', 'operator', 'order.refund', '20260301VD4TYYMZ51SA07', '{"days": null, "reason": "用户申请", "refundNo": "20260301VD4TYYMZ51SA07R1", "amountFen": 1800}', '2026-03-01 04:02:26.878+00');
INSERT INTO public.audit VALUES ('019ca78f-d3ff-7ec5-be1c-19e1bb2b2d1b', 'wechat', 'order.refunded', '20260301VD4TYYMZ51SA07', '{"refundNo": "20260301VD4TYYMZ51SA07R1", "amountFen": 1800}', '2026-03-01 04:02:26.943+00');
INSERT INTO public.audit VALUES ('019ca78f-d44a-7cd4-b323-b6d2799d760a', 'operator:tester', 'codes.create', '019ca78f-d447-7fc7-9096-d1928135c055', '{"days": 30, "name": "春节活动", "size": 3}', '2026-03-01 04:02:27.018+00');
INSERT INTO public.audit VALUES ('019ca78f-d4b7-769e-aef1-36d70be6989e', 'operator:tester', 'user.vip', '019ca78d-f3cc-7165-97e7-540dd2e95b48', '{"days": 3}', '2026-03-01 04:02:27.127+00');
INSERT INTO public.audit VALUES ('019ca78f-d4bc-757e-80b5-c84a35d6f5ab', 'operator:tester', 'vipNickname.grant', '019ca78d-f3cc-7165-97e7-540dd2e95b48', '{"nickname": "掌门"}', '2026-03-01 04:02:27.132+00');
INSERT INTO public.audit VALUES ('019ca78f-d4bd-71f9-bd1d-a4216f3e1d89', 'operator:tester', 'quota.limit', 'grl', '{"perDay": 5}', '2026-03-01 04:02:27.133+00');
INSERT INTO public.audit VALUES ('019ca78f-d4bf-7c74-a536-3e298cb9f083', 'operator:tester', 'switch.set', 'is_show_he_pan', '{"value": false}', '2026-03-01 04:02:27.135+00');
INSERT INTO public.audit VALUES ('019ca78f-d4c7-7075-b617-6d152a2efda6', 'user', 'user.export', '019ca78d-d912-734c-8ffc-d84397bb1215', '{}', '2026-03-01 04:02:27.143+00');
INSERT INTO public.avatar VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '\x52494646c00000005745425056503820b40000003011009d012a000100013e6d369949a42322a1202800800d89696ee176b11edc000013d807bed9390f80fd2ed78b9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db271fc000feff51bdffffe15adecf6079aafffa8888292ba26da7064cf00000000000000000', '2026-03-01 04:00:23.004+00');
INSERT INTO public.calendar VALUES ('019ca78d-e6f6-7670-9d33-1d077923a20f', '019ca78d-d912-734c-8ffc-d84397bb1215', '\x877afcc28202bb684540091b0e3d45d00cb999efaa1e4162d91ca393b9178e79', 'almanac', false, 'dayBefore', 'plain', 'lastDay', '2026-03-01 04:00:20.726+00', NULL, true, true, true);
INSERT INTO public.calendar VALUES ('019ca78d-e76d-781f-93c4-26b673034113', '019ca78d-d912-734c-8ffc-d84397bb1215', '\x607e0996d54b38c78008cd271c1e212a1def69bccdceea56dca1a1bb1ee37fb4', 'birthdays', true, 'none', 'plain', 'lastDay', '2026-03-01 04:00:20.845+00', NULL, true, true, true);
INSERT INTO public.calendar VALUES ('019ca78d-e64d-79e0-a601-a560eb65b4ce', '019ca78d-d912-734c-8ffc-d84397bb1215', '\x6e3314807c97ebed3fd9c97649a6cf67f9542f6b6f0413a3634c16c5f7f27e58', 'days', false, 'none', 'plain', 'lastDay', '2026-03-01 04:00:20.557+00', '2026-03-01 04:00:21.222+00', true, true, true);
INSERT INTO public.code_batch VALUES ('019ca78f-d447-7fc7-9096-d1928135c055', '春节活动', 30, false, 3, NULL, NULL, '\x7379021e5a5b727cb1aa35f172cd6eb43cb42330adb1901b66fe783f5a69851813ecfe687999b6916f7fee7cc2dc1c', '2026-03-01 04:02:27.015+00');
INSERT INTO public.consent VALUES ('019ca78d-e5fe-763c-8378-8ca514dddb47', '019ca78d-d912-734c-8ffc-d84397bb1215', 'ba307e92-63f4-4be9-9f8f-26be63f09d01', 'birthdayCalendar', true, '1', '2026-03-01 04:00:20.478+00');
INSERT INTO public.entitlement VALUES ('019ca78f-d246-7e21-ae42-576809cf6716', '019ca78f-d216-703b-94b5-a44f1bbce36b', 'vip', 'order', '019ca78f-d224-7e18-8c1f-ecb45cf62dc2', '019ca78f-d244-7c3b-b95f-67cb9d06da36', 'vip-month', '月度会员', 30, false, '2026-03-01 04:02:26.502+00');
INSERT INTO public.entitlement VALUES ('019ca78f-d299-73d6-8236-dfddd137974a', '019ca78f-d216-703b-94b5-a44f1bbce36b', 'vip', 'order', '019ca78f-d272-7faf-8747-867f0959ab3f', '019ca78f-d297-79c8-94f9-8dbf956c601f', 'vip-season', '季度会员', 90, false, '2026-03-01 04:02:26.585+00');
INSERT INTO public.entitlement VALUES ('019ca78f-d3b7-7f58-8b35-4d2d384aa12f', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'vip', 'order', '019ca78f-d39f-79a7-a355-f911f342dbd3', '019ca78f-d3b6-7c63-a5e3-4a7a160d66a9', 'vip-month', '月度会员', 30, false, '2026-03-01 04:02:26.871+00');
INSERT INTO public.entitlement VALUES ('019ca78f-d419-7e85-b7a7-356886ad6c5d', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'service', 'order', '019ca78f-d407-7410-9728-59ffd2811f79', '019ca78f-d418-7672-87c2-a111fbbe442d', 'report-chart', '单份命盘报告', NULL, false, '2026-03-01 04:02:26.969+00');
INSERT INTO public.entitlement VALUES ('019ca78f-d472-7156-8e8e-2c7e693f284b', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'vip', 'code', '019ca78f-d447-78af-82bc-a63481ab8b41', NULL, NULL, '春节活动', 30, false, '2026-03-01 04:02:27.058+00');
INSERT INTO public.entitlement VALUES ('019ca78f-d4b3-7f3d-8dde-5f0f0c439b46', '019ca78d-f3cc-7165-97e7-540dd2e95b48', 'vip', 'operator', '019ca78f-d4b3-7b80-a5e9-e22a43f87f4c', NULL, NULL, '赠送会员', 3, false, '2026-03-01 04:02:27.123+00');
INSERT INTO public.entitlement_taken VALUES ('019ca78f-d299-73d6-8236-dfddd137974a', 'refund', '019ca78f-d2a1-7421-b68e-4331a2ff65ba', 10, '2026-03-01 04:02:26.679+00');
INSERT INTO public.entitlement_taken VALUES ('019ca78f-d3b7-7f58-8b35-4d2d384aa12f', 'refund', '019ca78f-d3ba-7f33-89fc-8f7926581ab6', NULL, '2026-03-01 04:02:26.941+00');
INSERT INTO public.export_job VALUES ('019ca78f-d4c1-7d33-874c-347cd6a5b03b', '019ca78d-d912-734c-8ffc-d84397bb1215', 'ready', 5200, 1554, '2026-03-01 04:02:27.137+00', '2026-03-02 04:02:27.202+00');
INSERT INTO public.export_piece VALUES ('019ca78f-d4c1-7d33-874c-347cd6a5b03b', 0, '\x1f8b0800000000000003cd585b6fdc44147ee767cc2b9ecddcec99b1c48393149a5241d2365c822a349e39ce5abbb617db9b74a922c1139767240442e2055e4002011237217e4d13f81968ec4d9336dddd54dce2277b3c3efece77ee731fc1bd4955b7e09216c588111661c231a1778888098b991cd050eea100196bab69d9a2f83eca1d8a11a1da1aa91c769a322cb9b0586599c54e09ae659a52464314a0690375690a407177fb26e92f860254e676b4e0d56458957e1d05080a938ffbdb71b59f97776613ff86a2000d4db36d9ae6b0aa1d8adb7a0a013ac827bb657bfa81adc12c508dc4540ea8245eb5e9c4adde7614a0dc41d9e66d0e0d8adfb81b2073605a53a3f88dfbe810d2098ad1ee68fcc2ad26499264fdb55bbb37765e192762ebe68e5f38bcb6b3e192db5592ec24ebdb0561c56e31da9abd38dcdad84ff61376c3bc2a87aebe063c49926b7afffa413b0a37c5a6bed9c2cd51b8c9d9cc0ea5dc7b7947eba6dc8267d99dd17696de98f51bfff5d7d961b2f9ec1a7d41afadad0d5f6de5f6ebd78bb7d6d6dedaca37467555b0727df4f66172763de7f91f9a727f11b18c0f08117be8e86e8026a66946306b3a2ec726056fc093cfbefae3f32ffffce6f7e32fde4301ca9bdbb3d282437166c60dacb02ee38350716fddb169dadd66beaffb5b034d935765ffb70bce0c5882b53825c462438955c4599b2a8e02e4e020b77011da4a3f53ec14c96d8072f93e8fb0065bd5ee1c40d0c2306e04965ca75848ab70aa99c45c846024e19610850234ca4bbf7bbfaea61314a0b472331fb0f3283bfee6c707bffeea3db98683dc5380621a2070f932f021e982c4c118da872c06cfcc81714b8ce1a1c3827a605438ac954ab154c481a48e1269ce8059d3c0455c7f7cf4fdc947bff8f5bc6e87fe4503f73cde2f7ff0515e4d6b14a3222fa7adffd8e6073ebeef23676628a6e1e90e2a0234031f8f546b12a0a22abdb02838fd34e6c4dbde561e0a393a7a8407b6820735505c2de181081a460a1ca6904a2c321661a5b8c4a1309c01444484b08a8707bf7cf2ff92b0ca19f440476c0909525a2d5327b0e53cc50214c39a451c436aacb2427025c54a127ebefa2468ba8484d03166987458908c6141238553b08033480d752e6491bb0409ef5e6912181910c19790a0298f94d511968401160c32ac1c933894d41063c3909a732478e8671cf862fcf0a72126bed49755b776fcdb3b0f7efef4a93298871a454beda533c3b21413272816516ab1e26186599aa691a291a22057d9ebe4fd0faf74faf22428f938094fda4643715a827ad97d11ea0bd2d65364fc8b39fe3f6728e80be1d6a50ba8eff19a8daaccc6b96d1ff6192beaa3245d4a1cc1a45d5c3b22bad7bbdc3f41e4f1fb5fff1fde769e9abedb5e9127955ec58c1e683a6f79a60df4ae968169a7b55775dbe4dba6f44eebc19ffbdc2be6871178d8f79b45fecc289933bf422ec34c3d855c1e8617e4decaff2656a92e87f569e5fa54ed39ae6a07f57c7829a048a16e86f964bed040edbbdbf95306e05263474fe891218b1c96403856446758b1548b542b429c1fddda7e3eb34353b7fe11ee7958271fff78f2f977279f7df0e7b7df22ef6ef57cbcb355d91adbf60f99b16de3bdd5a09876f96d32f65a1fff346f1097b7fc6ca0745794f2c2ecc356d73f3f0e3b54022b9202962205a553a74504e8ae67c7566503653befba5b2850dc079933b30d3386d2991af99c62ceb37e00759f82bb9174a10d44675bff97b9a4274d1f100987a506824d4428366144208dc2545878a45836dd38f49229ce4d43351479e9c0477fe987e7008dc14cd6e7f8518c2663937b476a8779dde6e0c3bd9b4836bbe23b34cd1da88be654ada1699e87a6cd0fccf8fcdaf56a9c7700e64bcb0d4206617f78508359b4870e18637be73be93336b208cb4812ac1de7983a22a566dc30929db161c685298d5d4e8833b375c8bccf5d0d56248b1e61e589da4befae8a6658732b308bd24872c205a5fc4cfb53f77cc4217a0c57d31f94081fd3fc6e808679d356f5ac0b0863dbaa9e9f0875a74e6d1f5ca76133a826502e0bb44846736ffadba2a424ff9428cdc50a51fe79d09f442d16e48f4ce4650419e7b6fb339565c222a12f23ac3f225c20a83f23ec2bccd1337f011c44688550140000');
INSERT INTO public.feature_switch VALUES ('is_show_he_pan', false, '2026-03-01 04:02:27.134+00');
INSERT INTO public.feedback VALUES ('019ca78d-ef6d-7e03-809f-82b94b9800d2', '019ca78d-d912-734c-8ffc-d84397bb1215', '3a8c5403-7a27-4544-b423-de53ec6c8def', 'chart', '时柱有误', '', NULL, '{"a": 1}', '已改', '2026-03-01 04:00:23.845+00', '2026-03-01 04:00:22.893+00');
INSERT INTO public.feedback_image VALUES ('019ca78d-ef6d-7584-80be-74be89bd946e', '019ca78d-ef6d-7e03-809f-82b94b9800d2', 0, '\x5249464634000000574542505650382028000000b001009d012a0c000c0001402625a00274ba00050200009bffca57eecbd24efdbfdc199f575fe000');
INSERT INTO public.former_phone VALUES ('\x558968de64798ee768958b3c494b7320f25dff5a788b39b05b0e094f29ff6a61', '\x7379021e5a5b72c17a85a712e37bef7caacc1c94ef73e5cbc16b793b11f26756b7c5ce5e46b227180fb78dc24562', '019ca78d-f3cc-7165-97e7-540dd2e95b48', '2026-03-01 04:02:26.052+00', '2026-03-08 04:02:26.052+00');
INSERT INTO public.holiday_look VALUES (1, '2026-03-01');
INSERT INTO public.holiday_notice VALUES (2027, 'https://www.gov.cn/notice', '[{"date": "2027-01-01", "kind": "off", "name": "元旦"}, {"date": "2027-01-02", "kind": "off", "name": "元旦"}, {"date": "2027-01-03", "kind": "off", "name": "元旦"}, {"date": "2027-05-01", "kind": "off", "name": "劳动节"}, {"date": "2027-05-02", "kind": "off", "name": "劳动节"}, {"date": "2027-05-03", "kind": "off", "name": "劳动节"}, {"date": "2027-05-04", "kind": "off", "name": "劳动节"}, {"date": "2027-05-05", "kind": "off", "name": "劳动节"}, {"date": "2027-05-08", "kind": "work", "name": "劳动节"}, {"date": "2027-10-01", "kind": "off", "name": "国庆节"}, {"date": "2027-10-02", "kind": "off", "name": "国庆节"}, {"date": "2027-10-03", "kind": "off", "name": "国庆节"}, {"date": "2027-10-04", "kind": "off", "name": "国庆节"}, {"date": "2027-10-05", "kind": "off", "name": "国庆节"}, {"date": "2027-10-06", "kind": "off", "name": "国庆节"}, {"date": "2027-10-07", "kind": "off", "name": "国庆节"}, {"date": "2027-10-09", "kind": "work", "name": "国庆节"}]', '2026-03-01 04:02:26.079+00');
INSERT INTO public.identity VALUES ('wechat', 'union-1', '019ca78f-d096-70c6-bdce-8c3d5b157bf4', '2026-03-01 04:02:26.071+00');
INSERT INTO public.identity VALUES ('wechat', 'wxtest:o-union-1', '019ca78f-d096-70c6-bdce-8c3d5b157bf4', '2026-03-01 04:02:26.071+00');
INSERT INTO public.ledger_entry VALUES ('019ca78f-d242-7d08-aec6-af23a329aa29', 'provider:wechat', 1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d242-7d08-aec6-af23a329aa29', 'customer', -1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d244-7c3b-b95f-67cb9d06da36', 'customer', 1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d244-7c3b-b95f-67cb9d06da36', 'revenue', -1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d296-7de9-b2c9-fa7aa67d9582', 'provider:alipay', 4500);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d296-7de9-b2c9-fa7aa67d9582', 'customer', -4500);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d297-79c8-94f9-8dbf956c601f', 'customer', 4500);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d297-79c8-94f9-8dbf956c601f', 'revenue', -4500);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d2f5-7770-8784-a6117e8c128b', 'refund', 800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d2f5-7770-8784-a6117e8c128b', 'provider:alipay', -800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d3b1-7765-be35-f072855c109b', 'provider:wechat', 1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d3b1-7765-be35-f072855c109b', 'customer', -1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d3b6-7c63-a5e3-4a7a160d66a9', 'customer', 1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d3b6-7c63-a5e3-4a7a160d66a9', 'revenue', -1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d3fb-7554-adf2-b5cf80eed535', 'refund', 1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d3fb-7554-adf2-b5cf80eed535', 'provider:wechat', -1800);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d417-7389-a4e7-aa42cd687e81', 'provider:alipay', 990);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d417-7389-a4e7-aa42cd687e81', 'customer', -990);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d418-7672-87c2-a111fbbe442d', 'customer', 990);
INSERT INTO public.ledger_entry VALUES ('019ca78f-d418-7672-87c2-a111fbbe442d', 'revenue', -990);
INSERT INTO public.ledger_txn VALUES ('019ca78f-d242-7d08-aec6-af23a329aa29', 'payment', '019ca78f-d224-7e18-8c1f-ecb45cf62dc2', '019ca78f-d224-7e18-8c1f-ecb45cf62dc2', '2026-03-01 04:02:26.498+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d244-7c3b-b95f-67cb9d06da36', 'delivery', '019ca78f-d224-7e18-8c1f-ecb45cf62dc2', '019ca78f-d224-7e18-8c1f-ecb45cf62dc2', '2026-03-01 04:02:26.5+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d296-7de9-b2c9-fa7aa67d9582', 'payment', '019ca78f-d272-7faf-8747-867f0959ab3f', '019ca78f-d272-7faf-8747-867f0959ab3f', '2026-03-01 04:02:26.582+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d297-79c8-94f9-8dbf956c601f', 'delivery', '019ca78f-d272-7faf-8747-867f0959ab3f', '019ca78f-d272-7faf-8747-867f0959ab3f', '2026-03-01 04:02:26.583+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d2f5-7770-8784-a6117e8c128b', 'refund', '019ca78f-d2a1-7421-b68e-4331a2ff65ba', '019ca78f-d272-7faf-8747-867f0959ab3f', '2026-03-01 04:02:26.677+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d3b1-7765-be35-f072855c109b', 'payment', '019ca78f-d39f-79a7-a355-f911f342dbd3', '019ca78f-d39f-79a7-a355-f911f342dbd3', '2026-03-01 04:02:26.865+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d3b6-7c63-a5e3-4a7a160d66a9', 'delivery', '019ca78f-d39f-79a7-a355-f911f342dbd3', '019ca78f-d39f-79a7-a355-f911f342dbd3', '2026-03-01 04:02:26.87+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d3fb-7554-adf2-b5cf80eed535', 'refund', '019ca78f-d3ba-7f33-89fc-8f7926581ab6', '019ca78f-d39f-79a7-a355-f911f342dbd3', '2026-03-01 04:02:26.939+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d417-7389-a4e7-aa42cd687e81', 'payment', '019ca78f-d407-7410-9728-59ffd2811f79', '019ca78f-d407-7410-9728-59ffd2811f79', '2026-03-01 04:02:26.967+00');
INSERT INTO public.ledger_txn VALUES ('019ca78f-d418-7672-87c2-a111fbbe442d', 'delivery', '019ca78f-d407-7410-9728-59ffd2811f79', '019ca78f-d407-7410-9728-59ffd2811f79', '2026-03-01 04:02:26.968+00');
INSERT INTO public.login_session VALUES ('\x911902188161ad707e8a915a08d54bf43767b810e2613f29dae4c9cf03d7bf9f', '019ca78d-d91e-7ecc-b00c-a10c80dccb83', '019ca78d-d912-734c-8ffc-d84397bb1215', '未知设备', '2026-03-01 04:00:17.182+00', '2026-03-01 04:00:17.182+00', '2026-03-31 04:00:17.182+00', '2026-05-30 04:00:17.182+00');
INSERT INTO public.login_session VALUES ('\x3c2b77c60d83db67fe75c5835a9d8541dc92948ba83e37d83751babecc73ee25', '019ca78f-d088-7b36-ac11-e1ef83e739eb', '019ca78d-f3cc-7165-97e7-540dd2e95b48', '未知设备', '2026-03-01 04:02:26.056+00', '2026-03-01 04:02:26.056+00', '2026-03-31 04:02:26.056+00', '2026-05-30 04:02:26.056+00');
INSERT INTO public.login_session VALUES ('\xd72d5a3137312ffe4ffddc2c5505b174c7109d3c4bd153307853f5f56238eb3c', '019ca78f-d097-77e4-bee5-f814c600b665', '019ca78f-d096-70c6-bdce-8c3d5b157bf4', '未知设备', '2026-03-01 04:02:26.071+00', '2026-03-01 04:02:26.071+00', '2026-03-31 04:02:26.071+00', '2026-05-30 04:02:26.071+00');
INSERT INTO public.login_session VALUES ('\xac7f8070d374029bf8a2e7de2937fd0e3847516d7cb10cb869d1b2dcd2de7cf9', '019ca78f-d219-76fe-86fd-26a4e853419a', '019ca78f-d216-703b-94b5-a44f1bbce36b', '未知设备', '2026-03-01 04:02:26.457+00', '2026-03-01 04:02:26.457+00', '2026-03-31 04:02:26.457+00', '2026-05-30 04:02:26.457+00');
INSERT INTO public.login_session VALUES ('\x6857d64dea35a29dad4680e43725ce4419976a1b1acea66189f5a5d10c6ac71f', '019ca78f-d35b-74ab-8ca3-65081cd892b1', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', '未知设备', '2026-03-01 04:02:26.779+00', '2026-03-01 04:02:26.779+00', '2026-03-31 04:02:26.779+00', '2026-05-30 04:02:26.779+00');
INSERT INTO public.nonce VALUES ('\x777f37584fee8e8f04b5d7d0f73b2d8760e4399c73f81bdbc28c5ca66d078391', '2026-03-01 04:05:23.595+00');
INSERT INTO public.otp VALUES ('019ca78d-f3ab-7447-a0e3-83df5584365c', '\x558968de64798ee768958b3c494b7320f25dff5a788b39b05b0e094f29ff6a61', 'login', '\xb57ff8c7a8bca9d473c6322ccb22c198059c8060f8c7dae41a77ff54ba04e8d7', 'used', 1, '2026-03-01 04:00:23.979+00', '2026-03-01 04:05:23.979+00');
INSERT INTO public.otp VALUES ('019ca78e-e21e-7fa2-88c9-058692d3185c', '\x558968de64798ee768958b3c494b7320f25dff5a788b39b05b0e094f29ff6a61', 'rebind', '\xb139d738dee10459c411b4e827049f619e3df91555b0922696a09c326fb61ed4', 'used', 1, '2026-03-01 04:01:25.022+00', '2026-03-01 04:06:25.022+00');
INSERT INTO public.otp VALUES ('019ca78f-d06b-77fb-bd5d-19b697bab86f', '\x7dd3b7f54efa7d1109aa91a983a56205a04a67c0bffee38a982c1ab8bf9aff6c', 'bind', '\xabf16f42c96845ea46c45b5a54f9d2a8ea753cbeed4a348438c05e38d99b7bd7', 'used', 1, '2026-03-01 04:02:26.027+00', '2026-03-01 04:07:26.027+00');
INSERT INTO public.passkey VALUES ('019ca78d-f21f-7f8b-b85a-8baa63a9dd08', '019ca78d-d912-734c-8ffc-d84397bb1215', '\x60a28d6656c3563ffaed2384f9fe67305ea2b40299bb51a74882fe88fb041ace', '\xa5010203262001215820d0821681e2dcd0c0493acca74d4fd551843c67ced31f36b05207829784deb6bd22582020d2b699ff85a72bd1a779202aafa9f37ad7f082f3d761bffe80fb879bcf33d9', 0, 'internal', false, '未知设备', '2026-03-01 04:00:23.583+00', NULL);
INSERT INTO public.pay_order VALUES ('019ca78f-d224-7e18-8c1f-ecb45cf62dc2', '20260301W10SG2TB4TVY17', '019ca78f-d216-703b-94b5-a44f1bbce36b', 'request-00000013', 'vip-month', 'vip', '月度会员', 30, false, '', 'wechat', 'h5', 1800, 'http://127.0.0.1:43101', '10.1.0.11', NULL, 2, '4200000000000000000000000004', 0, '2026-03-01 04:02:26.468+00', '2026-03-01 04:32:26.468+00', '2026-03-01 04:02:26+00', NULL, NULL, 0, NULL);
INSERT INTO public.pay_order VALUES ('019ca78f-d272-7faf-8747-867f0959ab3f', '2026030105M4B5ZEGSZ9F3', '019ca78f-d216-703b-94b5-a44f1bbce36b', 'request-00000014', 'vip-season', 'vip', '季度会员', 90, false, '', 'alipay', 'wap', 4500, 'http://127.0.0.1:43101', '10.1.0.11', NULL, 2, '2026000000000000000000000006', 800, '2026-03-01 04:02:26.546+00', '2026-03-01 04:32:26.546+00', '2026-03-01 04:02:26+00', NULL, NULL, 0, NULL);
INSERT INTO public.pay_order VALUES ('019ca78f-d305-7bdf-b9e0-ece54f01f1d7', '2026030155D6V73AM82QAR', '019ca78f-d216-703b-94b5-a44f1bbce36b', 'request-00000015', 'vip-year', 'vip', '年度会员', 365, false, '', 'wechat', 'h5', 12800, 'http://127.0.0.1:43101', '10.1.0.11', NULL, 1, NULL, 0, '2026-03-01 04:02:26.693+00', '2026-03-01 04:32:26.693+00', NULL, NULL, '2026-03-01 04:02:41.693+00', 0, NULL);
INSERT INTO public.pay_order VALUES ('019ca78f-d39f-79a7-a355-f911f342dbd3', '20260301VD4TYYMZ51SA07', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'request-00000018', 'vip-month', 'vip', '月度会员', 30, false, '', 'wechat', 'h5', 1800, 'http://127.0.0.1:43101', '10.1.0.16', NULL, 5, '4200000000000000000000000015', 1800, '2026-03-01 04:02:26.847+00', '2026-03-01 04:32:26.847+00', '2026-03-01 04:02:26+00', NULL, NULL, 0, NULL);
INSERT INTO public.pay_order VALUES ('019ca78f-d407-7410-9728-59ffd2811f79', '20260301ZAGE18JNDJ8VYF', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'request-00000019', 'report-chart', 'service', '单份命盘报告', NULL, false, '', 'alipay', 'wap', 990, 'http://127.0.0.1:43101', '10.1.0.16', NULL, 2, '2026000000000000000000000019', 0, '2026-03-01 04:02:26.951+00', '2026-03-01 04:32:26.951+00', '2026-03-01 04:02:26+00', NULL, NULL, 0, NULL);
INSERT INTO public.pay_order VALUES ('019ca78f-d438-7f20-a7b7-9aae3aad728c', '20260301NXPQ4CB6HDXV03', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'request-00000020', 'vip-month', 'vip', '月度会员', 30, false, '', 'wechat', 'h5', 1800, 'http://127.0.0.1:43101', '10.1.0.16', NULL, 1, NULL, 0, '2026-03-01 04:02:27+00', '2026-03-01 04:32:27+00', NULL, NULL, '2026-03-01 04:02:42+00', 0, NULL);
INSERT INTO public.pay_refund VALUES ('019ca78f-d2a1-7421-b68e-4331a2ff65ba', '2026030105M4B5ZEGSZ9F3R1', '019ca78f-d272-7faf-8747-867f0959ab3f', 800, 10, '用户申请', 'operator', 'done', '2026030105M4B5ZEGSZ9F3R1', '2026-03-01 04:02:26.593+00', '2026-03-01 04:02:26+00', '2026-03-01 04:02:26.675+00', NULL, 0);
INSERT INTO public.pay_refund VALUES ('019ca78f-d3ba-7f33-89fc-8f7926581ab6', '20260301VD4TYYMZ51SA07R1', '019ca78f-d39f-79a7-a355-f911f342dbd3', 1800, NULL, '用户申请', 'operator', 'done', '5000000000000000000000000017', '2026-03-01 04:02:26.874+00', '2026-03-01 04:02:26+00', '2026-03-01 04:02:26.938+00', NULL, 0);
INSERT INTO public.payment_event VALUES ('wechat', 'EV-0000000000000000005', true, 'paid', '20260301W10SG2TB4TVY17', 'credited', '\x7379021e5a5b7217d6a4676b3c841c65801eb1d86df80f3df260a5a0468f0a84a8cc47bb5b2999de9963140f71d1df18d85684351004ded16b036f3e236bce46eb77bc0ac436ff8c71670c329f0e4253334c5a4530d5d4af0e9671710cd6b3f6ff99839d70a7de38289afb58423bc66e1d7d59d6af16c2fae7975d10c214652fd07b220e15c2b1fc10827ef4a8f7c13d3a04af954039b9a423116d37f02835a1b9c29a366a6a3dd0639e0814c70a2fa11982f544914cd0cb74c1973f5dc97ba7c7cc422dc34dbafa5226f81b1fbf774cfc4a084eaf76c9cf5eef919af36faa4a1f3f369f97740bc219847049cb633a551666f57325981f15e5f7c2e73b91923f64bf0269e62a5da55365fb69b5ce53bf9ac34030e1347610179d7922671d5dad2dcbfd97dedd2fc0b44c37c227d6aacb6e3ff2990d20382373eafe7acdffd318e636d2828333180344a79f3049be93ba73e8b35da639baa6634ac1de2f906062347988eb3886909327f1e61526a3f953f357a9f2e767156f4557abbb7326c87492a5d3513faccc3cf264336c0d17792cb9fb99a990fc1ae0646e7a423c8b14e2d4bf5b25b02bdabbd5c3e5e60e2466633995089deb176dbabea0170fbe32e53ec35fe884f6283471603dbd0497a62f77e4d0445407555ad9f973f02e97430d0a10b9708d64bc7a695033ba4beac6c3f1fa3d4e242f9bc6cf3fa299e89fa720f9b7a632dbc74d6937708c51b92e693a0976096a09275e612674942779f96f9b8e1ffd660ac5ea03672866c6fac2521958589a0029a0ff18606bffcadf74ce0bc4ab755ca1d4d74257092764315a420a565059edaec9f8d772af903e83c52d6e14fa42d4225708c14c492fd8b7cd78b7ba7e0bf9ffa25b0b17f9a7f4587d5759715291220d16546c2ed3d9a3ce24cc28409790d76fc8a44b91475d019db06df46505f2c1c6b2dc5b03d01e195e1b283167f41c0e4f73e17545e9bb9fa23ccb45790534cbb0275981aab11082cde97be9667b684d4d0b5bceac8b1912257141f8b5c45fff01729a3a815d4b12ccca9c8169e7263546f8bc2fc5ecf66a625c4dceb4d485195bcc0eee607708c60290ce03f7a7d2d05842e7fe863c590c44eab1c405b8e7dda686cfcfcc8594a2121cc73e50caa860e0001dd3b906613682819c0e7d45c37eeb4cbdc10f197c8daeaea9ef7da004abab3d4ff955479cdc7a9890a3b957c01246760a97ec9a7a58bb890dd08a18077e50133390ccd70ab0a5c58f716accc46c21', 1, '2026-03-01 04:02:26.493+00', '2026-03-01 04:02:26.493+00');
INSERT INTO public.payment_event VALUES ('alipay', '2026000000000000000000000000000007', true, 'paid', '2026030105M4B5ZEGSZ9F3', 'credited', '\x7379021e5a5b7297302dbcb44ab7f2aa9a8380de40aaa2c35f4728452152c8326cea8ee272b5cb3ccb5d236e3ae2a0eb370e2b1cd05f39698ead76c10b057942efd961fe87ddf074931621ceb2218715437f7cd407e003ee4af85071deab7f027cd6bed7d65f0c69efbc455d84f3d594b4d0aa2a2848791f44d7f6146a5c9090f7475b27b7daf9c537002ecc36a71e6b7c9040d7c715cb67b386d0cac0b4cc0abd3cc06c3e1469f23becac5b0b1e8aa12584ad44b7b0eb83e35c2339f73fc45307a1e72b81cf134d9fc12ca5872489afecf815c57f5c463053367dc5e6dca2d0c460538a25dbd6dab6617bfbeccb5077b30cf9c30c794e7b10a193e996b6fb6fef25ca2418d9acc841ee3281ca2393493ef9337ba165e53d46f1cdad67a3eaa205e5c1f5cd61fe594f8ca44ae47655480747bb73d8730747b442995b3bd5129bed84a8d7727cca2126b7c9d4951a98d5b387e0f6502cdfb7289155f10404c286599ea0150bf0b3ae097f3ddcbee367999e10f2815c122eb0af799ee8aad4130edc282360d515ca0c1019db0d421d0e3a2005185110f147b15e409049d5c9b4784a0966f59aaaf3eb5e431ee9b80e92fee8d9bee89bae3ca5ba3d490010786e2fbb1d97db55d7a52fec055c10491801484821f178eac2cc84444b895e784a65dcea4b1e3a99658d3f9911c7c73a9f1bfd5a113bf2ed7ae3d187cba7f7cefc5a116de2bfbadf9bc14ebf20e6bb528c76ce61c0343523eab52818bb93fa7f17194b952b4f7952ea70e77385673d726f8ed604a27934b32ecf9dd71bde0bcdfb80f1361112a6a43152dda1c8d45f027bd5472b2f2bc8bd0cff083c8e58ecefbc5cf7d0abe547c01d910e6284038042312844d4ed77d08c5d5e7eb0f8af837bd111942876a03792d7c8aaebf6db1b84448d87fb299891a408982effcdd550dcd0fb72ccfb5527c594b4dd31f151dce0b3989690296dbaacc9399618c4e0e087280223b961d9e59e299520c3798f563ceb3db581ed474ca1c15860b25ee22f10cfcb0b8c039656a95621cadbb5e437030b19e2873c3f30c83dea930197993ffcc8d83b156adc6c35f5aef9cc73eed23eb245ab8186249e3eba65f02c6449b82819b0dce35b033141a2eab2b1b513194021baa9ef8a53a5095bf76665d09ee1003ee270be3ebc570ed9829c786dd4728febf991dd661594c34d64743985ad717ad847a14e9b63c7b37f8dca3376889e5ffe6ca86ea0ea11b57438c53ec6bab5492de28ad093364469b5fcabc154b2a175a48569f2d05c965b6dda10d87036bd042239a2ec34c1873571b9f9cf836f270ff475712ec2c816663e1516fbfcafbe3178ebae09bedaa7964b988afcd42d72dc1e9a72765f9e6e57a3f13e3d420f63ae2d7b6c8d0e1d750008b6470a58cdf9446da449dd491b6b4c54caede7fd13f7e25f016f465475b821d8a2b26216f2919e716efae65191d68fc0e73e94004e8853eb29da0a5cd7338922db5c112755510e3603d5a336aa7ac1f211871768e0ea07ae5d34981c686a2c3f1d495e51d7e71846f5ffee70183bdd2f', 1, '2026-03-01 04:02:26.58+00', '2026-03-01 04:02:26.58+00');
INSERT INTO public.payment_event VALUES ('wechat', 'EV-0000000000000000016', true, 'paid', '20260301VD4TYYMZ51SA07', 'credited', '\x7379021e5a5b72bb3d868bdf46ed32ba5532899a4475d63d8f89766fa4018081356c8af92f04800820c3c20e97a882e7f44a1e3aa8896f01d7fd5c208b21442e4a20950f392b456b7599dc39afc287e7c09d22079e28707ef31af0aa0f62c151092fa8c21283330c288f53e5d8227db13e57a66d6dc5985b3cd6f1796b946bae2396743952366650554f4699dd4dded61199cb6f37f60db96da1779f0bc4ae3d2ae72d97faa9652200717668a8b54373e71c9f9e884b6e0095a4d80f8521e4a25acf096f2c8f42b94f77c7e5635acca90d55c9f1d203d2c3fb5c218c9442ca15da2e85c3cc2edfea125eb51e02b69de5ec1ad8727caf6b9dcc07ef461f09f7475bf559c0aef0cbf72337eed3050dacf021c186bb08b181644ef689cdda6bee89e82a100b83d2a89c201f29be76ccafc1f5742344bc3c00eb2cba5742350f030ea39ca06ad668211bad7eb9fabe4acc26cf59ad19157c8b3c9b1d2c20da71346efa5eb737553ce89baf957a9fc5e6d1c9e31825d6b182ca7b30f123ea1b8385ba8215f573ac4016a96f1cf78128b7911486090834a2d193f3e66a7eae038ad64626d0f630082a109789b0eea00a83e3cc8427aaf5d24330ee8070d77c022a5a0e07bfbc757ba54ce213dccdbe8d8b4aa623f81f808db90be905769800235e2c93adaaaf3ac4eab90ff23a99f8a44a9cca8c0f23ac66c40ede8af929751377d95a7d7003985ca66dd356853af989b49f5de2b5085ba738d77970e8ee3466727798b237c2ea0b41750d8459323123474b1cf07e8e9a148067b3b9915c95ca738bec5aced7408043e1e61f7301b9f2759ab219bfcc67e248e253f9155f692115a74b7a1251ad26fce758816bb801c1167fadf72407a7918eaa4bf15cdee8b1baf7ebcce78ca3e03bd91cd6960288ddc242165b74f29212680df40e527bd3197297d3cab03417c3cdc15d7dc3147e6288361a0a630a11f87c9d48481cec132b1347b7b1a38f79bdac2defef6434fb7416f8ce8958d6a85be0fbe1260c993cc64b16cb43dd5c45efccac377d4ee86303d67b45917c0c4ce61a899df3e42b72576544e02723630ff0c32c07c6705c744c8175df4d9fa724e3e622059c5323f1709600fa37e5b28482e17e55f8b96dcce5954b6509d03ec26a903252edd4fd485f3291674dcb78f87fa35b48c984e4f8c4df9196413abf638fa42045f4d9fd5bdb4d5e2a4c6e74c13716f16d7b3780493fb986b71ba6be01011774abc22a53e501375c962be6d51d', 2, '2026-03-01 04:02:26.863+00', '2026-03-01 04:02:26.899+00');
INSERT INTO public.payment_event VALUES ('wechat', 'EV-0000000000000000018', true, 'refund', '20260301VD4TYYMZ51SA07', 'applied', '\x7379021e5a5b7248ad4a973050e5e271914f36837bc008446a80afba8177eb9320e08557586b466a2bea49b434f1a6b7a47bae5ad742417b6b551f7f4704c1dbc54cc06f90709e0c5cdceab68ed883819fdc498371545be1e1919b542401c143019210369b6d37f30f52fa2264048f4680d3c9c79ca45d90411bf13a47d05952f03848020a1a4ea041fe798c54923b45bcd439d6c07f3ef9882cc291911f2c0e453ac3ffcf03d0b50282629b270c641c230b3fdb9f86bdcd9080c996dab8cede013b9d1ad860f8b1b85779123070f7900199c0e770b26263cbba45004aafb103a9afaf8a74fe915fae83fecf3742f658228620f0fa8adce99911f424d09ff4144779790d5c19b185dffe557ed899bff9909b1bce4a70ffe319e6616b1eafe4de49ca58e26a1c073a33fc1258da8ce1e94b4b51f1a5cf5b9d1b44fe8772db57db04bb93944d390bb6dbac8e18826f37a85e7672730025cda150696fd36dabe63b35a6ab5fc04aab25f724a32972fb6fe41759bbb94945fed48cefdc0de80545626d558e53a47cbeb3462802045795809af1c0438cbff5aedd2c2ad72a735e8093384ee4eae702c97e0d047901f043c0d08657ee0b3c53ff8ed90a7e31235ce85eed0ccdf1eb6479f6a36530c4d06d63583c5dd7b25e7090846cdb0f23a09031ac809657ab6bd299cb7a524f81cf3fc3466f478059bbf458de755fb90a44df1edb5cb8d6e48356089c08a00cc1e95cda9ac58d28222cb83ee80f2fd1a2fc0714707f04b1a44c7692fc23d7849842d1a0a71d7f5989dd4af922afb2c3c036fb2e4e5cc1f827e4b7dc65b3ef9d05e1f0e621396da35b17e1bee18d6d3c6ad681454d1d617d07accd28c89fee4a550e2026a1e7942678ab654bb673762d614f4da0134211a5f1a016181033b04bf50bc92fe0808c6a4c6374dfee0828f2ee2b5a5b3e2e2cac73683d120ca66245fa49ba556404cb81bd7d525fdf1b445d9aba824268047fb81c47e3c83272d53897e1415d95a908c8fa25e622df93e9a0be1e999f353e0d318194a1eaf245a63c5164b67bc1759616bf9530e2c720c0074d405996489068c5f770ec1abd64355af2d58167820ee261290927cbc8e25bd539237ce9d1891a4405a5c8cf9e2f0271ef7685280fb56a1c1c3390271c978f82f8e95cc77198f7299da174515907ca88c531f16a9c19e795d548319ab23ce989c2c2be09f5527202932a33b028c77d1c1df4b4acb1eda62ee9da69b6489f57686183dabf4a7dbcffd1335622c9e5f058aa80e738703d8b55f476331401474b9ba48fb9d894156b820bc43e150f29a61abde3bb9ba938db325cb3830a37e63cc7b6a5218448fb24febe6ca73aedcdcea494064fb6d3f0', 1, '2026-03-01 04:02:26.91+00', '2026-03-01 04:02:26.91+00');
INSERT INTO public.payment_event VALUES ('alipay', '2026000000000000000000000000000020', true, 'paid', '20260301ZAGE18JNDJ8VYF', 'credited', '\x7379021e5a5b72bad4b306f71a3cb13933271470762c1a55d66c3f57ccc44ce89469387153a4748e9a00688851215b4a76fb82123587184e5ccc776546d9bfab4529805bd18910fef8fdc3df9c02f37c93b8d02444d8a499bc9ec96222f7fd3959e25f9c268481d9620ea714b5266cf5513609e7f94a13ac68686676469f3398e0c1fc3a1bd33d7815a242d54d6d1b6ab2c90622875b0488ecd381af05ad179adb7a4bcba7086f6f0bb89aa6acf9297c61d8efbdcbdef70384533cdcb0d9c30802ca29603a0010d7557ba1a7a3a6e643b841f9e889d0755e9fe13b6bf596e11cc33c9c2364a309e17c59b3809bce646abe95f990f289aa886eca8d5991e0bd8345967e89341eb8139d632745be0a35b1a3a479ef75cfe5d0569cda0a64767a1ff8cffd7dd9b4fa0b00043319aad356fe70aaaaea1ad3c84bef3fa79acaf4f584e94a5fd22044af270ec73936696941b33fbd055ac279d9b213c203c96864943a9046a14b569f754f2d7f47be3f968711c3a647d30a4a019626720c8d9253023d8a84779a6e3a3f70117aecaa9af57af36a0a6f2019c3da3483d3966976b20912d7b1b6e472e7d799e85ceba653f00caacd2578e2a810bd6c3542190ba931f89170811d1de16aeea2bd842112cc5135b7aee43044847da1ce81b8acbe294ec16a324bf3c3d12e803d92795d8b6fc158b80fd838a0a4f70b258203a0a23f61e9fd08880a905dd1a4c7d016a4f0e8768e80a4f88c8a7a8f25c00750174cf064fa72be3949e4896f05a4b8f5c9574db3ab103ea179f7427f18e472659114790eb00dae7a2965a7c635f3c9f1a364b0cb00dd623e5bb300d51b75519175c7d0b8dcae486a3f36d8ff3ea042b68f0a359826d9958d5acaf4f27ca697fcdff37e0349877d3dd7670b966fb4878990ebd69064e81cadec0c712dab4ca009bf9cea274703076a890aa510197cb81c013b3d123297f1616c807e74cb4184223e1f99870f3e20830ba18ac2491af91bbcc5ee0ce03a9d1bcf3c5d945da35ba874777e79e2df6acc8b063a5795fea8c429188df69857e99ab5f530e426204578219fa4822f017730dfae9163aacf5a870e0ee3216e0fd74dbbcd44d3cc5cc831918ed4f2bb466e450ee6465fb06240dbb640220ecd9e4a0c518f4da99fa89ffcfca5ec29d2af26edfc8f594bedace9f66b9fb120f528271cc7e5dd87fdb8134fe55dfeecf66912c703a89bb35c760efb92dea8dd2b694e9801418b613c047acdec3c9dc0bcd357e59774c4bfdbde61bd0e6b6a00134d9380f07a64dbf435317ed47df44b7ee748eb4c9f4f322efd3fd1c53a0740d9af1d79df3af68dcf936c319fc814c57e5638445f65245e33e0228673bf7c0f4a00066931de2996eb21e3df51a9feae32f50e54e6e5cbffd18aa2cfccf18cbe093a78ae6a7db6f0d624a9eff192e3f8c8b61c2b62d1ce8424d6ab3bdf400ff91208ac209cbc957e31dd2ba163d451b6372ef1935a2bcfe047e4723c0922afd2da22337fb1c91004ff1324947f260a1d28cbe1ae50baad697f745334009e9928b23fc5e049ea9b987eea226fa95bc1ba6e6222a3c55946f331', 1, '2026-03-01 04:02:26.959+00', '2026-03-01 04:02:26.959+00');
INSERT INTO public.payment_event VALUES ('wechat', 'refused:unsigned:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', false, 'refused', '', 'unsigned', '\x7379021e5a5b72bc1fdee85119d9ba9a761f2210fad2f198aef503ecc1e198a8b22af79525', 1, '2026-03-01 04:02:27.012+00', '2026-03-01 04:02:27.012+00');
INSERT INTO public.product VALUES ('vip-month', 'vip', '月度会员', '30 天内各功能不限次数', 30, false, 1, '2025-12-31 16:00:00+00', NULL);
INSERT INTO public.product VALUES ('vip-season', 'vip', '季度会员', '90 天内各功能不限次数', 90, false, 2, '2025-12-31 16:00:00+00', NULL);
INSERT INTO public.product VALUES ('vip-year', 'vip', '年度会员', '365 天内各功能不限次数', 365, false, 3, '2025-12-31 16:00:00+00', NULL);
INSERT INTO public.product VALUES ('vip-lifetime', 'vip', '终身会员', '一次付清，各功能一直不限次数', NULL, true, 4, '2025-12-31 16:00:00+00', NULL);
INSERT INTO public.product VALUES ('report-chart', 'service', '单份命盘报告', '解锁一个命盘的全部报告，长期可看', NULL, false, 5, '2025-12-31 16:00:00+00', NULL);
INSERT INTO public.product VALUES ('report-hepan', 'service', '单份合盘报告', '解锁一次合盘的全部内容，长期可看', NULL, false, 6, '2025-12-31 16:00:00+00', NULL);
INSERT INTO public.product_price VALUES ('vip-month', '2025-12-31 16:00:00+00', NULL, 1800, '2025-12-31 16:00:00+00');
INSERT INTO public.product_price VALUES ('vip-season', '2025-12-31 16:00:00+00', NULL, 4500, '2025-12-31 16:00:00+00');
INSERT INTO public.product_price VALUES ('vip-year', '2025-12-31 16:00:00+00', NULL, 12800, '2025-12-31 16:00:00+00');
INSERT INTO public.product_price VALUES ('vip-lifetime', '2025-12-31 16:00:00+00', NULL, 29800, '2025-12-31 16:00:00+00');
INSERT INTO public.product_price VALUES ('report-chart', '2025-12-31 16:00:00+00', NULL, 990, '2025-12-31 16:00:00+00');
INSERT INTO public.product_price VALUES ('report-hepan', '2025-12-31 16:00:00+00', NULL, 1290, '2025-12-31 16:00:00+00');
INSERT INTO public.quota_day VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '2026-03-01', 'PaiPan', 2);
INSERT INTO public.quota_day VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '2026-03-01', 'Ri', 1);
INSERT INTO public.quota_day VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '2026-02-28', 'PaiPan', 1);
INSERT INTO public.quota_limit VALUES ('grl', 5);
INSERT INTO public.quota_use VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 'fixture-0f8bc96c-6102-41b9-9682-ae5df710cc09', 'PaiPan', '2026-03-01', true, false, '2026-03-01 04:00:20.21+00');
INSERT INTO public.quota_use VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 'fixture-f61e25aa-c542-4373-8879-64cf606a5adf', 'PaiPan', '2026-03-01', true, false, '2026-03-01 04:00:20.243+00');
INSERT INTO public.quota_use VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 'fixture-b9db2679-50a7-4dce-8b19-63607a0cb347', 'Ri', '2026-03-01', true, false, '2026-03-01 04:00:20.278+00');
INSERT INTO public.quota_use VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 'fixture-0fd8be67-14e1-41e1-b7ac-d2c1d55bf291', 'PaiPan', '2026-02-28', true, true, '2026-03-01 04:00:20.355+00');
INSERT INTO public.rate VALUES ('registerAddress:FBHsDG1toNurPsDvXKChPWst', '2026-03-01 04:00:04.379+00', '2026-03-01 05:00:04.379+00', 1);
INSERT INTO public.rate VALUES ('consentAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:00:20.471+00', '2026-03-02 04:00:20.471+00', 1);
INSERT INTO public.rate VALUES ('calendarAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:00:20.656+00', '2026-03-02 04:00:20.656+00', 3);
INSERT INTO public.rate VALUES ('calendarRead:MT7jAlgHpYn6VpmHQeikOiWo', '2026-03-01 04:00:21.178+00', '2026-03-01 05:00:21.178+00', 1);
INSERT INTO public.rate VALUES ('calendarReadAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:00:21.215+00', '2026-03-01 05:00:21.215+00', 1);
INSERT INTO public.rate VALUES ('feedbackAddress:FBHsDG1toNurPsDvXKChPWst', '2026-03-01 04:00:21.406+00', '2026-03-01 05:00:21.406+00', 1);
INSERT INTO public.rate VALUES ('feedbackAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:00:21.439+00', '2026-03-02 04:00:21.439+00', 1);
INSERT INTO public.rate VALUES ('avatarAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:00:22.962+00', '2026-03-02 04:00:22.962+00', 1);
INSERT INTO public.rate VALUES ('passkeyAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:00:23.022+00', '2026-03-02 04:00:23.022+00', 1);
INSERT INTO public.rate VALUES ('smsPhoneHour:5gLfmERTwlvqZvvIYfUQwjwX', '2026-03-01 04:00:23.963+00', '2026-03-01 05:00:23.963+00', 1);
INSERT INTO public.rate VALUES ('smsPhoneDay:5gLfmERTwlvqZvvIYfUQwjwX', '2026-03-01 04:00:23.97+00', '2026-03-02 04:00:23.97+00', 1);
INSERT INTO public.rate VALUES ('smsPhoneHour:goomxBZZpC4QfWf84wteKES3', '2026-03-01 04:01:25.021+00', '2026-03-01 05:01:25.021+00', 1);
INSERT INTO public.rate VALUES ('smsPhoneDay:goomxBZZpC4QfWf84wteKES3', '2026-03-01 04:01:25.022+00', '2026-03-02 04:01:25.022+00', 1);
INSERT INTO public.rate VALUES ('smsGap:Jc7jAxG-ihfqj1O12WgNuzfC', '2026-03-01 04:02:26.026+00', '2026-03-01 04:03:26.026+00', 1);
INSERT INTO public.rate VALUES ('smsPhoneHour:Jc7jAxG-ihfqj1O12WgNuzfC', '2026-03-01 04:02:26.026+00', '2026-03-01 05:02:26.026+00', 1);
INSERT INTO public.rate VALUES ('smsPhoneDay:Jc7jAxG-ihfqj1O12WgNuzfC', '2026-03-01 04:02:26.026+00', '2026-03-02 04:02:26.026+00', 1);
INSERT INTO public.rate VALUES ('smsAddress:lfuOB-I7qY6XZxAtKx-ov8k2', '2026-03-01 04:00:23.978+00', '2026-03-01 05:00:23.978+00', 3);
INSERT INTO public.rate VALUES ('smsHour', '2026-03-01 04:00:23.978+00', '2026-03-01 05:00:23.978+00', 3);
INSERT INTO public.rate VALUES ('credentialsAccount:HphDEWC8A-Gt3RXHa14_4wMQ', '2026-03-01 04:02:26.042+00', '2026-03-02 04:02:26.042+00', 1);
INSERT INTO public.rate VALUES ('registerAddress:Elbyrb2xj-icRSLFgfHe3Vlt', '2026-03-01 04:02:26.085+00', '2026-03-01 05:02:26.085+00', 1);
INSERT INTO public.rate VALUES ('credentialsAccount:HNF8-m5lC-srAzTgpM7mvEmk', '2026-03-01 04:02:26.16+00', '2026-03-02 04:02:26.16+00', 1);
INSERT INTO public.rate VALUES ('registerAddress:4F01p9B_qXCYxMts8i18yB97', '2026-03-01 04:02:26.175+00', '2026-03-01 05:02:26.175+00', 1);
INSERT INTO public.rate VALUES ('registerAddress:DOnLLW0RoxX_HgT4LG4wdUhB', '2026-03-01 04:02:26.4+00', '2026-03-01 05:02:26.4+00', 1);
INSERT INTO public.rate VALUES ('registerAddress:gePi2xiKbTiYcOTyV9clRIss', '2026-03-01 04:02:26.421+00', '2026-03-01 05:02:26.421+00', 1);
INSERT INTO public.rate VALUES ('orderAccount:BD8bRfHkbK9iT3lUyHD9f2xp', '2026-03-01 04:02:26.468+00', '2026-03-01 05:02:26.468+00', 3);
INSERT INTO public.rate VALUES ('orderMoves:BD8bRfHkbK9iT3lUyHD9f2xp', '2026-03-01 04:02:26.47+00', '2026-03-01 05:02:26.47+00', 3);
INSERT INTO public.rate VALUES ('registerAddress:fbvFeRk_bzKRfCtxKkfYPzCH', '2026-03-01 04:02:26.7+00', '2026-03-01 05:02:26.7+00', 1);
INSERT INTO public.rate VALUES ('orderAccount:3olVriHo75QW7l4qe-FxICMT', '2026-03-01 04:02:26.848+00', '2026-03-01 05:02:26.848+00', 3);
INSERT INTO public.rate VALUES ('orderMoves:3olVriHo75QW7l4qe-FxICMT', '2026-03-01 04:02:26.849+00', '2026-03-01 05:02:26.849+00', 3);
INSERT INTO public.rate VALUES ('refusedNotices:eH5m4oQpx3ihEtkumZiTzUKI', '2026-03-01 04:02:27.011+00', '2026-03-01 05:02:27.011+00', 1);
INSERT INTO public.rate VALUES ('codeAccount:3olVriHo75QW7l4qe-FxICMT', '2026-03-01 04:02:27.038+00', '2026-03-01 05:02:27.038+00', 0);
INSERT INTO public.rate VALUES ('codeAddress:fbvFeRk_bzKRfCtxKkfYPzCH', '2026-03-01 04:02:27.041+00', '2026-03-01 05:02:27.041+00', 0);
INSERT INTO public.rate VALUES ('exportAccount:r225JsjtwwhxU910AxblqGol', '2026-03-01 04:02:27.143+00', '2026-03-02 04:02:27.143+00', 1);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 'e94a23a4-739b-47c8-b927-345ea703c008', 'group', '{"name": "家人"}', 1, '2026-03-01 04:00:17.5+00', '2026-03-01 04:00:17.559+00', NULL, 1, DEFAULT, 0);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '3c0aa35d-419b-414d-988b-780de71d107a', 'case', '{"name": "甲改", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}}', 2, '2026-03-01 04:00:18.838+00', '2026-03-01 04:00:19.912+00', NULL, 4, DEFAULT, 1);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '041568ed-1eb7-4f26-8837-54a32ee6045e', 'case', '{"name": "乙", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}}', 1, '2026-03-01 04:00:19.962+00', '2026-03-01 04:00:19.972+00', NULL, 5, DEFAULT, 0);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '77c97bd4-c33b-4e82-9263-ebac8c443874', 'case', '{"name": "丙", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}}', 1, '2026-03-01 04:00:19.991+00', '2026-03-01 04:00:19.998+00', NULL, 6, DEFAULT, 0);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '5d22a27d-40f2-4168-bece-feba1dd526d4', 'case', '{"name": "丁", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}}', 1, '2026-03-01 04:00:20.043+00', '2026-03-01 04:00:20.047+00', NULL, 7, DEFAULT, 0);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '91368c96-702e-42ef-8d27-571a0ac551a4', 'day', '{"date": "2026-05-01", "note": "开业"}', 1, '2026-03-01 04:00:20.066+00', '2026-03-01 04:00:20.074+00', NULL, 8, DEFAULT, 0);
INSERT INTO public.record VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '5d9fa2fb-0d41-46bc-835f-2bbb681681e7', 'case', '{"name": "戊", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}}', 2, '2026-03-01 04:00:20.087+00', '2026-03-01 04:00:20.154+00', '2026-03-01 04:00:20.154+00', 10, DEFAULT, 0);
INSERT INTO public.record_head VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', 10, 6, 7, 7, 1130, 0, '2026-03-01 04:00:00+00', 9, '2026-03-01', 1130);
INSERT INTO public.record_revision VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '3c0aa35d-419b-414d-988b-780de71d107a', '019ca78d-dfad-7415-816f-81de416c2cb7', '{"name": "甲", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}, "groupId": "e94a23a4-739b-47c8-b927-345ea703c008"}', '2026-03-01 04:00:17.702+00', '2026-03-01 04:00:18.861+00', DEFAULT, 1, false);
INSERT INTO public.record_revision VALUES ('019ca78d-d912-734c-8ffc-d84397bb1215', '3c0aa35d-419b-414d-988b-780de71d107a', '019ca78d-e3c8-72d7-9bb8-c1c366e7fb80', '{"name": "甲别", "birth": {"sex": "女", "hour": "minute", "civil": {"day": 15, "hour": 14, "year": 1990, "month": 6, "minute": 30, "second": 0}}}', '2026-03-01 04:00:19.892+00', '2026-03-01 04:00:19.912+00', DEFAULT, 1, true);
INSERT INTO public.schema_migration VALUES (1, '0001_switches.sql', 'a7b52b9956a56680d2fe5af3576073011803826b4660384dfc0db5d145be20e9', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (2, '0002_accounts.sql', '01ec6a51a57f307b743bf577d9262703451c9e463fb4b13d470cf1aaa06b38e6', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (3, '0003_quotas.sql', '4041a4e3a172e5e499c411ed246957feb5f885607016f272d27b7329d7f01d0a', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (4, '0004_records.sql', '4488481933cf7137ee8bbda8a597007013324c84448d735f296b9f7c7f54d959', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (5, '0005_feedback_consent.sql', 'fef95826584c0a5c20eebccbf9e77695063e3fee5af37015cabab13c96423929', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (6, '0006_ways_back.sql', 'd3bd72227e808b9c25c4b9ce384c90ab593ad2be7f56c1aa548c36e1d76efbc3', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (7, '0007_changes.sql', '42f2792d1f38fdc67bf1ae95fad80e05f324ce7d086531b262718afc8eae6ab4', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (8, '0008_one_statement.sql', '0cdcc8a03e758c71826ba7a616f9f6fba2b6a8fefcb810a1a00e78430f0434b3', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (9, '0009_record_budgets.sql', '0630b247915203445ca6674e599a60c90b1127cdd61bfc64743c00f031f1d407', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (10, '0010_exports.sql', '1a4ef7a239f359ec630adf6c34a928b6c4785b140a138b1ad4e9282831324d6d', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (11, '0011_kept_plans.sql', 'eef8e76b82e7337c86e92a54209338356a7d376f1bc8ecf38ad720f5d5cdfd50', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (12, '0012_saves_move_once.sql', '31a0818f670056b7fb17ec2eafd76837bd417914f8d57012620e7151e26f3a7f', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (20, '0020_money.sql', 'a906ef252606fc8fe152e9425609c0c0f0383a8551be6fb37518ee75554ce80f', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (21, '0021_codes_reports.sql', '7ee52a9f4231fb582dfbef34066613254538646660a523060b833e778e1f6d57', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (22, '0022_setting_records.sql', 'fd5dc1ef5209f1080bde1335c8cfb4705fe0a8d09b741d8c2655b686f9010007', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (30, '0030_holidays.sql', 'c7a07874e8185ea994f1dc86ef56bedc2597728ce17410857c0f2808dcd0acfb', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (31, '0031_passkeys.sql', '42f12f08e09f873c81f812efebf16dc21563eefc6f5873f494bb8021da99a91b', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (32, '0032_avatars.sql', 'a13aa5dadeed85e4477f6dd6272f2025a9f54ab53eaa60af6d422648c46ad842', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (33, '0033_calendars.sql', 'ad178afbc8df0352c40e4280ebd00385295a1ccbc6d44aa52b6c25ebd896d63a', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (34, '0034_calendar_parts.sql', 'b130871054e9431bd40f048820d98565427264593c22f943f0ab22b36cde8e33', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.schema_migration VALUES (35, '0035_ways_to_rows.sql', 'afdc9ea3d1a3810dc63ffcd9f79d79cf792b956f8646d352eb0c084508749918', '2026-11-23 04:23:28.27832+00');
INSERT INTO public.service_unlock VALUES ('019ca78f-d419-7e85-b7a7-356886ad6c5d', '019ca78f-d35b-7f4c-b5a1-0f80cd8c9127', 'report-chart', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '2026-03-01 04:02:26.983+00');
INSERT INTO public.vip_nickname VALUES ('掌门', '019ca78d-f3cc-7165-97e7-540dd2e95b48', '2026-03-01 04:02:27.13+00');
INSERT INTO public.wire_key VALUES ('9729fabb163d', '\x7379021e5a5b720701d7af713bfbfff65c328886dd869acda675d3d5ac5f72e1356a83c7387671fb89e55852ed8193862f897118bb24155909ca9234c69315ba16e06f4a57b60f7918be9ea0c08ff608d02356cb3509c4185b05aae02f795a906103081ecf5336cde88ee0c1a05633a5daff2e11aea24e253187988e191a5f24c808551909a189ef6b587ed4631b03cd9b079b1913a81be8ff8ccbc284bcda7bbc94dd8fd6c3c901f946dc3711238a415a3b7d93e56328f04a733c73c7fc20cc439b74024657f2d4ad396e9a4f673dcb37f94ccfa76c50acf4bd42577bd5a84d439d0208ea2e7e82305d4b4d29f8df108619151387a87a2662479f195488e61e434efdd12d8b4aeb2034ba17dd36012a6c04bc78e41c748ea2258028cd736fb94cf1d08592ec6bbc8335fa93a4ff20890bc29a25995efa54c8f31a4d0d4ca15f5155dc17b47de6bd3cae2d067d1a47de44c2eeb3391d7d1c52c06167b128349bc56b6a809cffa7bbd2abda26cf8d038776f812841a7470816593cd211a7c4080d4e55c610f3a6ffd650dfd6291b773741e799664ab9547e286e5059df89e91879e94c1c28a64762d1f610f7b97512b5d403777673ac8169a346cf27b56d40a96651182f56bf9a17d9d37eeb3ce783a07938034fdb69b04c0ba21576739022ad0814a2b7db70b8b82394fa2c0f910ce8bea21539e0b3e4c12343de8f2b5eed6f66cd7348b81d5925c0abc33525dd79af3c744ed528dc99d96369cdcbb7e0863f954eaea21b4fe56217d5f8b580484ed22c46963a824fa3a3aea55d02bf255d8e7d95453b286b90161bc2543628f621a78334f5f493bc5ed66bc136ec2e689add090e00506e7fc80782134a3c3d7cb012441e01f71c9e094ef800d41b91f1e2cd500b14327271ce9abdc38462949d8e54bacb0b18005f56e3e28d4806295fe14147c8cea5db16fb71aa62ecebac23d8525b8531e121e4e8bf5b2011564e28bfb51fa28c2321f7a30a1798273d4256da2b7d54206d31261cfafa9f00bde2871aa2bc71aefb32343b0b3e522e63f24929f11c55639907ed5eeb1044f6f0771e3aef09f053b7cacc482a8fe56b0ff6898d99958ec4dd4cad0cac4755bb6927111b8f9b781989cf671e7339749dbf1e4242ee55bbf80df05167ab72e5ad688a76049c68cac7204d10063ab5013a7dfa89bbedb6a2097bea5754c4bb336262274c43206c85b4b6ba0cf67ef2dba79c48af61b1a5335d30820881e3aaf1b6e02ae2a756da617268bf36875683686cb78611cde54acb8f39b9a5772ae3666a275759c273f2cc441d45fb91a2d75fad618953d80cf218b7d486404971c579f380d88b0db3c36228983f28f5e807a34d31de5506180ea0ddf89dfad8aaa86392e263418ab7f72c5bf7ec33b7dcd2289c8b84db4bdf2fd7980d86fec732448428bdb13987b19223364296524920859103a00ad7826ffa8612474bb3a35f47b81518496504214a56d2267c4845ac8cbfe49e9d3bdaa6d03b20502bc774bdf99ef772a257ced27b778278e419e73d93136a823abbd8cce5fca09a1169c5c474bf6b73ae3826fae8eb8ca45ec26be59bd44d92db1e4ce2d83be28743620d9c00ecdd667971afaa6b1c46e2557147c38163ee52ecc2b469c236fd30ae0643c469231ebc2df7ee51fa2092795eeeab7d18802a6eb65693240d6e9d3339fc5c18e754c1abce70b0e66d511c50995113df993818225f71c0c8f185eabc13790f2c572202768e555ed07bb46609b7421b424ad4300d9a9d0cf59ef04df23b7d6e6570d8d8998ba4ef6de51b834861d1f32593c6e1a0955904d0954a37a9eb13810dd6756e25c25d6f172d71bd626e31daec41b6bc2683f389877d25e0858d62a29f543123748e9e832ab235ace42ee802cc2fd255d2804a82b0059a130f749197604c1493af4296d24616fb9f020f5ade91a2fd163fbd4c5934d1eb120ffc3dad48da49572ca0540083a4bb165821050a95e11dbfe47173e0f328e17126fcf86eb9a43b8480835bdedaaae2e5e6e6be8ec23c383f9fcf2a7a04d84fe4ac0f3ac8988b1262bc5afa381b282a1e37a904a87fd0296a2b84af0399f054e7394d3477e194bcebbe5dc81706fc5cfdd22041ff14535850e34ce11248ec86e8d227c287474532801dafe9c46e33e724adab78abeab7e39a85e97eef4902ad0bfd9e675752ef467937beabac639d5bbaccf7b79cb9b155949814d36ccd61e989b1ea4ad432a75ecc6b59f6128d13e1a89e578a1d98e294de39f84b026a67ce4616ab3ff99fa5d19986d9463bec84181365370c695555fdd28eccf7fa50538f3fbf3ce5ece85e811cae7a2eca0bbc73edc2535a153d53ba5dc6a7ae3d2f9712849ba46f54e46235e1be4a284a961708907ca4797b515ccb840f03ac37b53ce79cf161fd2644cec13f8c1323e0096ddf5a2950bd366c3acab74', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs0/+SxQVWRX5o3qP6BIX
HAdUXWlsLl18eKStZ4Jdy0rfvw1zESh3A6Nr5JCoJO2TyLyPnzDVN4b1yxjtOb5o
jLm7IFw/vuAgTyTX/jEcuAj0Z+DRqu1TqTGjsxVYjgCUkO5AWj0tE7/MX7EoVsDI
8f/H/1/bdcip9c/cvW/m5giR6bbCXzOGFo5+kUhRxU2prgmDGRA2ZxN0FWapAaAA
3iYby6j0dm+uP2nKUeRMt3vtZ9G3dvXejJFa0VXkh1557HsxpfaoBJqPx5PstJ58
NsH36YekQdPdhnInNlNuuUDz9Y9LLn/aYWqbqBg5phlI4Ybz3/UPB4kKQhee8fD5
uwIDAQAB
', '2026-03-01 04:00:02.179+00', NULL);
ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261124
    ADD CONSTRAINT queue_stats_20261124_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_phone_hmac_key UNIQUE (phone_hmac);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.activation_code
    ADD CONSTRAINT activation_code_batch_id_serial_key UNIQUE (batch_id, serial);
ALTER TABLE ONLY public.activation_code
    ADD CONSTRAINT activation_code_code_hmac_key UNIQUE (code_hmac);
ALTER TABLE ONLY public.activation_code
    ADD CONSTRAINT activation_code_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.avatar
    ADD CONSTRAINT avatar_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.calendar
    ADD CONSTRAINT calendar_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calendar
    ADD CONSTRAINT calendar_token_sha256_key UNIQUE (token_sha256);
ALTER TABLE ONLY public.code_batch
    ADD CONSTRAINT code_batch_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_account_id_request_id_key UNIQUE (account_id, request_id);
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_ledger_txn_id_key UNIQUE (ledger_txn_id);
ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_source_source_id_key UNIQUE (source, source_id);
ALTER TABLE ONLY public.entitlement_taken
    ADD CONSTRAINT entitlement_taken_pkey PRIMARY KEY (entitlement_id, source, source_id);
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.export_piece
    ADD CONSTRAINT export_piece_pkey PRIMARY KEY (job_id, "position");
ALTER TABLE ONLY public.feature_switch
    ADD CONSTRAINT feature_switch_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.feedback_image
    ADD CONSTRAINT feedback_image_feedback_id_position_key UNIQUE (feedback_id, "position");
ALTER TABLE ONLY public.feedback_image
    ADD CONSTRAINT feedback_image_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.former_phone
    ADD CONSTRAINT former_phone_pkey PRIMARY KEY (phone_hmac);
ALTER TABLE ONLY public.holiday_look
    ADD CONSTRAINT holiday_look_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holiday_notice
    ADD CONSTRAINT holiday_notice_pkey PRIMARY KEY (year);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (txn_id, account);
ALTER TABLE ONLY public.ledger_txn
    ADD CONSTRAINT ledger_txn_kind_source_id_key UNIQUE (kind, source_id);
ALTER TABLE ONLY public.ledger_txn
    ADD CONSTRAINT ledger_txn_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_session
    ADD CONSTRAINT login_session_id_key UNIQUE (id);
ALTER TABLE ONLY public.login_session
    ADD CONSTRAINT login_session_pkey PRIMARY KEY (token_sha256);
ALTER TABLE ONLY public.nonce
    ADD CONSTRAINT nonce_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.otp
    ADD CONSTRAINT otp_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pay_order
    ADD CONSTRAINT pay_order_account_id_request_id_key UNIQUE (account_id, request_id);
ALTER TABLE ONLY public.pay_order
    ADD CONSTRAINT pay_order_channel_provider_txn_key UNIQUE (channel, provider_txn);
ALTER TABLE ONLY public.pay_order
    ADD CONSTRAINT pay_order_order_no_key UNIQUE (order_no);
ALTER TABLE ONLY public.pay_order
    ADD CONSTRAINT pay_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pay_refund
    ADD CONSTRAINT pay_refund_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pay_refund
    ADD CONSTRAINT pay_refund_refund_no_key UNIQUE (refund_no);
ALTER TABLE ONLY public.payment_event
    ADD CONSTRAINT payment_event_pkey PRIMARY KEY (channel, event_id);
ALTER TABLE ONLY public.payment_report
    ADD CONSTRAINT payment_report_pkey PRIMARY KEY (day, channel);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_price
    ADD CONSTRAINT product_price_pkey PRIMARY KEY (product_id, valid_from);
ALTER TABLE ONLY public.quota_day
    ADD CONSTRAINT quota_day_pkey PRIMARY KEY (account_id, day, feature);
ALTER TABLE ONLY public.quota_limit
    ADD CONSTRAINT quota_limit_pkey PRIMARY KEY (feature);
ALTER TABLE ONLY public.quota_use
    ADD CONSTRAINT quota_use_pkey PRIMARY KEY (account_id, request_id);
ALTER TABLE ONLY public.rate
    ADD CONSTRAINT rate_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.record_head
    ADD CONSTRAINT record_head_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_pkey PRIMARY KEY (account_id, id);
ALTER TABLE ONLY public.record_revision
    ADD CONSTRAINT record_revision_pkey PRIMARY KEY (account_id, record_id, id);
ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.service_unlock
    ADD CONSTRAINT service_unlock_pkey PRIMARY KEY (entitlement_id);
ALTER TABLE ONLY public.vip_nickname
    ADD CONSTRAINT vip_nickname_account_id_key UNIQUE (account_id);
ALTER TABLE ONLY public.vip_nickname
    ADD CONSTRAINT vip_nickname_pkey PRIMARY KEY (nickname);
ALTER TABLE ONLY public.wire_key
    ADD CONSTRAINT wire_key_pkey PRIMARY KEY (kid);
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261124_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261124 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
CREATE INDEX account_erase_after ON public.account USING btree (erase_after) WHERE (status = 'leaving'::text);
CREATE UNIQUE INDEX account_username ON public.account USING btree (lower(username)) WHERE (status <> 'erased'::text);
CREATE INDEX activation_code_user ON public.activation_code USING btree (used_by) WHERE (used_by IS NOT NULL);
CREATE INDEX audit_at ON public.audit USING btree (at);
CREATE INDEX audit_target ON public.audit USING btree (target, action, at);
CREATE INDEX calendar_account ON public.calendar USING btree (account_id, created_at);
CREATE INDEX consent_account ON public.consent USING btree (account_id, at DESC);
CREATE INDEX entitlement_account ON public.entitlement USING btree (account_id, granted_at);
CREATE INDEX export_job_account ON public.export_job USING btree (account_id, created_at DESC);
CREATE INDEX export_job_expires ON public.export_job USING btree (expires_at);
CREATE UNIQUE INDEX export_job_open ON public.export_job USING btree (account_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX feedback_account ON public.feedback USING btree (account_id, created_at DESC);
CREATE INDEX feedback_created ON public.feedback USING btree (created_at);
CREATE UNIQUE INDEX feedback_request ON public.feedback USING btree (COALESCE(account_id, '00000000-0000-0000-0000-000000000000'::uuid), request_id);
CREATE INDEX former_phone_account ON public.former_phone USING btree (account_id);
CREATE INDEX former_phone_until ON public.former_phone USING btree (until);
CREATE INDEX identity_account ON public.identity USING btree (account_id);
CREATE INDEX ledger_txn_order ON public.ledger_txn USING btree (order_id);
CREATE INDEX login_session_absolute ON public.login_session USING btree (absolute_until);
CREATE INDEX login_session_account ON public.login_session USING btree (account_id);
CREATE INDEX nonce_expires ON public.nonce USING btree (expires_at);
CREATE INDEX otp_created ON public.otp USING btree (created_at);
CREATE UNIQUE INDEX otp_live ON public.otp USING btree (phone_hmac, purpose) WHERE (state = 'live'::text);
CREATE INDEX otp_phone ON public.otp USING btree (phone_hmac, created_at);
CREATE INDEX passkey_account ON public.passkey USING btree (account_id);
CREATE INDEX pay_order_account ON public.pay_order USING btree (account_id, created_at DESC);
CREATE INDEX pay_order_check ON public.pay_order USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX pay_order_paid ON public.pay_order USING btree (channel, paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX pay_refund_check ON public.pay_refund USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE UNIQUE INDEX pay_refund_open ON public.pay_refund USING btree (order_id) WHERE (status = ANY (ARRAY['requested'::text, 'processing'::text, 'abnormal'::text]));
CREATE INDEX pay_refund_order ON public.pay_refund USING btree (order_id);
CREATE INDEX payment_event_order ON public.payment_event USING btree (order_no);
CREATE INDEX payment_event_received ON public.payment_event USING btree (received_at);
CREATE INDEX payment_event_refused ON public.payment_event USING btree (last_at) WHERE (NOT is_verified);
CREATE INDEX quota_use_feature ON public.quota_use USING btree (account_id, feature, day);
CREATE INDEX rate_expires ON public.rate USING btree (expires_at);
CREATE UNIQUE INDEX record_cursor ON public.record USING btree (account_id, cursor);
CREATE INDEX record_tombstone ON public.record USING btree (deleted_at) WHERE (body IS NULL);
CREATE INDEX record_trash ON public.record USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (body IS NOT NULL));
CREATE INDEX service_unlock_account ON public.service_unlock USING btree (account_id, product_id, target);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261124_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261124_pkey;
CREATE TRIGGER account_named BEFORE INSERT OR UPDATE OF nickname ON public.account FOR EACH ROW EXECUTE FUNCTION public.name_account();
CREATE TRIGGER activation_code_guard BEFORE UPDATE ON public.activation_code FOR EACH ROW EXECUTE FUNCTION public.activation_code_guard();
CREATE TRIGGER activation_code_kept BEFORE DELETE OR TRUNCATE ON public.activation_code FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER consent_append_only BEFORE UPDATE ON public.consent FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER entitlement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entitlement FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER entitlement_taken_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entitlement_taken FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER feature_switch_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.feature_switch FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
CREATE TRIGGER holiday_look_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.holiday_look FOR EACH STATEMENT EXECUTE FUNCTION public.tell_holidays();
CREATE TRIGGER holiday_notice_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.holiday_notice FOR EACH STATEMENT EXECUTE FUNCTION public.tell_holidays();
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.ledger_balanced();
CREATE TRIGGER ledger_txn_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_txn FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER pay_order_guard BEFORE UPDATE ON public.pay_order FOR EACH ROW EXECUTE FUNCTION public.pay_order_guard();
CREATE TRIGGER pay_order_kept BEFORE DELETE OR TRUNCATE ON public.pay_order FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER product_price_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.product_price FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER quota_limit_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.quota_limit FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
CREATE TRIGGER quota_use_append_only BEFORE UPDATE ON public.quota_use FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER vip_nickname_holders AFTER INSERT OR DELETE OR UPDATE ON public.vip_nickname FOR EACH ROW EXECUTE FUNCTION public.name_holders();
CREATE TRIGGER wire_key_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.wire_key FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.activation_code
    ADD CONSTRAINT activation_code_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.code_batch(id);
ALTER TABLE ONLY public.activation_code
    ADD CONSTRAINT activation_code_used_by_fkey FOREIGN KEY (used_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.avatar
    ADD CONSTRAINT avatar_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.calendar
    ADD CONSTRAINT calendar_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.consent
    ADD CONSTRAINT consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_ledger_txn_id_fkey FOREIGN KEY (ledger_txn_id) REFERENCES public.ledger_txn(id);
ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.entitlement_taken
    ADD CONSTRAINT entitlement_taken_entitlement_id_fkey FOREIGN KEY (entitlement_id) REFERENCES public.entitlement(id);
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.export_piece
    ADD CONSTRAINT export_piece_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.export_job(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.feedback_image
    ADD CONSTRAINT feedback_image_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES public.feedback(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.former_phone
    ADD CONSTRAINT former_phone_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_txn_id_fkey FOREIGN KEY (txn_id) REFERENCES public.ledger_txn(id);
ALTER TABLE ONLY public.ledger_txn
    ADD CONSTRAINT ledger_txn_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.pay_order(id);
ALTER TABLE ONLY public.login_session
    ADD CONSTRAINT login_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.pay_order
    ADD CONSTRAINT pay_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.pay_order
    ADD CONSTRAINT pay_order_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.pay_refund
    ADD CONSTRAINT pay_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.pay_order(id);
ALTER TABLE ONLY public.product_price
    ADD CONSTRAINT product_price_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.quota_day
    ADD CONSTRAINT quota_day_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.record_head
    ADD CONSTRAINT record_head_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.record_revision
    ADD CONSTRAINT record_revision_account_id_record_id_fkey FOREIGN KEY (account_id, record_id) REFERENCES public.record(account_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_unlock
    ADD CONSTRAINT service_unlock_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.service_unlock
    ADD CONSTRAINT service_unlock_entitlement_id_fkey FOREIGN KEY (entitlement_id) REFERENCES public.entitlement(id);
ALTER TABLE ONLY public.service_unlock
    ADD CONSTRAINT service_unlock_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.vip_nickname
    ADD CONSTRAINT vip_nickname_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);

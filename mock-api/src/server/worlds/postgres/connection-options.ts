/** The name of connections in `pg_stat_activity`. */
export const named = '-c application_name=lounge';

/** The option of the driver for the milliseconds within which the server answers; a connection on which it does not is closed. */
export const answerTimeout = 'query_timeout';

/** PostgreSQL notices a machine that is gone within ten seconds, and frees the locks and rows that its connections held. */
export const vanishedWithin =
  '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2 -c tcp_user_timeout=8000';

/** A change awaits nothing but its own statements, so that one that is silent for so long has lost its process. */
export const abandonedWithin = '-c idle_in_transaction_session_timeout=10000';

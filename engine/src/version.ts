/**
 * Version of the engine's results. A saved record keeps it beside its input and rules; it changes whenever the same
 * input and rules would give another output.
 */

/** Version carried by every chart, semantic: major when a default changes, minor for new values, patch for corrections. */
export const ENGINE_VERSION = '2.1.0';

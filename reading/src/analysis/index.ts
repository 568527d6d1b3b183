/**
 * Door of what a screen of analysis shows: 强弱, 格局 and 取用, each with what the books ask, what the chart has, and how we weigh it.
 */
export * from './balanceText.ts';
export * from './patternCardText.ts';
export * from './godPresenceText.ts';
export * from './presenceText.ts';
export * from './yongshenCardText.ts';

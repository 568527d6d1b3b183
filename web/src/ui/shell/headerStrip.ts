/**
 * The live line above every header. The shell keeps the place for it; the app says what stands there.
 */
import { createContext, type ReactNode } from 'react';

/** What stands in the strip of every header. */
export const HeaderStripSlot = createContext<ReactNode>(null);

/**
 * The live line above every header. The shell reserves its place; the app renders its content.
 */
import { createContext, type ReactNode } from 'react';

/** Content of the strip above every header. */
export const HeaderStripSlot = createContext<ReactNode>(null);

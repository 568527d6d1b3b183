/** What only someone new to this device is shown, below the first screen: it loads after the page. */
export { ExampleCards } from './ExampleCards.tsx';
export { FirstVisit } from './FirstVisit.tsx';

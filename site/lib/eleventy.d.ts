/** The part of Eleventy that is used here; it has no types. */
declare module '@11ty/eleventy' {
  interface Config {
    setIncludesDirectory: (folder: string) => void;
    setTemplateFormats: (formats: readonly string[]) => void;
    addPlugin: (plugin: unknown, options?: object) => void;
    amendLibrary: (name: 'md', change: (library: never) => void) => void;
    addFilter: (name: string, filter: (text: string) => string) => void;
    addTemplate: (path: string, text: string, data: object) => void;
  }
  class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { readonly quietMode: boolean; readonly config: (config: Config) => void },
    );
    write: () => Promise<unknown>;
  }
  export default Eleventy;
}

declare module '@11ty/eleventy-plugin-syntaxhighlight' {
  const plugin: unknown;
  export default plugin;
}

/** What the tests use. The declarations of the package take no file names. */
declare module 'netlify-headers-parser' {
  export function parseAllHeaders(options: {
    readonly headersFiles: readonly string[];
    readonly minimal: false;
  }): Promise<{
    readonly headers: readonly {
      readonly forRegExp: RegExp;
      readonly values: Readonly<Record<string, string>>;
    }[];
    readonly errors: readonly Error[];
  }>;
}

/** It has no declarations. */
declare module 'netlify-redirector' {
  interface RedirectMatch {
    readonly to: string;
    readonly status: number;
  }
  const redirector: {
    parsePlain(
      rules: string,
      options: Readonly<Record<string, string>>,
    ): Promise<{
      match(request: Readonly<Record<string, unknown>>): RedirectMatch | undefined;
    }>;
  };
  export default redirector;
}

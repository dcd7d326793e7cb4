import type { ServingRules } from '../rules/serving-rules';

/** A file of the site that is deployed. */
export interface DeployedFile {
  /** Path from the site's root, without leading slash. */
  readonly file: string;
  readonly bytes: number;
}

/** Settings of a target that come from the command line. */
export interface TargetSettings {
  /** Folder of the site on the server, for hosts that are a server. */
  readonly root: string;
  /** Address and port on which a server listens: `8080` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** Name of the host. By default any. */
  readonly serverName?: string;
  /** Origin of the feedback service, for hosts that can forward requests. */
  readonly feedbackService?: string;
}

/** What the configuration of a host is made from. */
export interface TargetInput {
  readonly rules: ServingRules;
  readonly files: readonly DeployedFile[];
  readonly settings: TargetSettings;
}

/** What a host was asked to take. */
export interface Measured extends Omit<TargetInput, 'settings'> {
  /** Texts of the written configuration by file. */
  readonly configTexts: ReadonlyMap<string, string>;
}

/** A limit of a host. The configuration is not written if it is exceeded. */
export interface HostLimit {
  /** What is limited: `redirects in _redirects`. */
  readonly name: string;
  readonly max: number;
  readonly unit: 'bytes' | 'characters' | 'files' | 'rules';
  readonly measure: (measured: Measured) => number;
  /** What to do when it is exceeded. */
  readonly hint: string;
}

/** A host, or a server program, that a site can be deployed to. */
export interface DeployTarget {
  readonly title: string;
  /** Folder of the site below the folder of the target. */
  readonly publicFolder: string;
  /** Whether texts lie beside their compressed form. Other hosts compress by themselves. */
  readonly isCompressed: boolean;
  /** Whether the host knows only the 404 page at the root of the site. */
  readonly hasOneNotFoundPage?: true;
  /** What readers lose, compared with the preview server. Each is a sentence. */
  readonly cannot: readonly string[];
  readonly limits: readonly HostLimit[];
  /** Returns the texts of the configuration, by path below the folder of the target. */
  readonly configure: (input: TargetInput) => ReadonlyMap<string, string>;
  /** Changes pages, for hosts that send no headers. */
  readonly changePage?: (html: string, pathname: string, rules: ServingRules) => string;
  /** Returns the command that deploys the folder, and what it needs. */
  readonly next: (rules: ServingRules) => string;
}

/** A server that serves a site like a host. */
export interface RunningHost {
  /** Without trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A form whose post opens a project somewhere else. */
export interface ProjectForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What is opened, and where the reader starts to read. */
export interface OpenedProject {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  readonly entry: string;
}

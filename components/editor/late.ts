/** Something whose code comes with its first use, or ahead of it. After a failure it is asked for again the next time. */
export class Late<Part> {
  /** What has come; null until then. */
  now: Part | null = null;
  private coming: Promise<Part> | null = null;

  constructor(private readonly fetchPart: () => Promise<Part>) {}

  load(): Promise<Part> {
    this.coming ??= this.fetchPart().then(
      (part) => (this.now = part),
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }
}

import { useEffect, useState } from 'react';

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

/** What has come; it is asked for with the rendering. Null until then, and where it cannot be had. */
export function useLate<Part extends object>(late: Late<Part>): Part | null {
  const [part, setPart] = useState(late.now);
  useEffect(() => {
    let left = false;
    late.load().then(
      (come) => !left && setPart(come),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [late]);
  return part;
}

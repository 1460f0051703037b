/** A stored file, or the requested part of it. */
export interface StoredFile {
  /** Size of the whole file in bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** The store for the bytes of the media library. Paths are `<folder>/<file>`. */
export interface MediaStorage {
  /** Resolves once the bytes are durable. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Size in bytes, or null if there is no such file. */
  findSize: (path: string) => Promise<number | null>;
  /** The file or a part of it; null if there is no such file. */
  read: (path: string, range?: ByteRange) => Promise<StoredFile | null>;
  /** Removes a folder with its contents; nothing happens if there is none. */
  removeFolder: (folder: string) => Promise<void>;
}

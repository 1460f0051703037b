/** A stored file, or the asked part of it. */
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

/** Where the bytes of the media library are. Paths are `<folder>/<file>`. */
export interface MediaStorage {
  /** Answers when the bytes are durable. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Size in bytes, or null if there is no such file. */
  findSize: (path: string) => Promise<number | null>;
  /** The file or a part of it, or null if there is no such file. */
  read: (path: string, range?: ByteRange) => Promise<StoredFile | null>;
  /** Removes a folder with everything in it; nothing happens if there is none. */
  removeFolder: (folder: string) => Promise<void>;
}

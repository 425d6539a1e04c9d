/** Stands in for the `server-only` marker, which only a bundler understands. */
export {}

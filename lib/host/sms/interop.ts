/** The default export of a CommonJS package. Node puts the whole module in place of the default export; bundlers do not. */
export function defaultOf<T>(module: { default: T }): T {
  const inner: unknown = module.default
  return isWrapped<T>(inner) ? inner.default : module.default
}

function isWrapped<T>(value: unknown): value is { default: T } {
  return typeof value === 'object' && value !== null && 'default' in value
}

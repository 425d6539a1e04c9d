/** The path of a request's target without its query; a target may also be a whole address. */
export function pathOf(url: string): string {
  if (!url.startsWith('/') && URL.canParse(url)) return new URL(url).pathname
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

export const isApiPath = (path: string) => path === '/apipc' || path.startsWith('/apipc/')

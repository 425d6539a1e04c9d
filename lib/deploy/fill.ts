/** The values of a template: a text, a condition, or a list of texts. */
export type Values = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/**
 * Fills a template.
 *
 *   {{name}}                  the value; a line with nothing else is removed when the value is empty
 *   {{#name}} … {{/name}}     lines that are kept when the value is true, or repeated for each entry of a list as {{.}}
 *   {{^name}} … {{/name}}     lines that are kept when the value is false
 *
 * @throws Error for a name without a value, so that a configuration never has a gap
 */
export function fill(template: string, values: Values): string {
  const lookUp = (name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the template names ${name}, which has no value`)
    return value
  }
  const section = /^[ \t]*\{\{([#^])(\w+)\}\}\n([\s\S]*?)^[ \t]*\{\{\/\2\}\}\n/gm
  const kept = template.replace(section, (_, sign: string, name: string, lines: string) => {
    const value = lookUp(name)
    if (typeof value === 'object') {
      return value.map((item) => fill(lines.replaceAll('{{.}}', String(item)), values)).join('')
    }
    return (sign === '#') === Boolean(value) ? fill(lines, values) : ''
  })
  return kept
    .replace(/^[ \t]*\{\{(\w+)\}\}\n/gm, (line: string, name: string) => (lookUp(name) === '' ? '' : line))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(lookUp(name)))
}

import { variableNames } from './env'
import { nearestOf } from './nearest'
import { printedValues, printedVariables } from './printed-variables'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Variables that are printed into pages and have changed since the pages were built: the pages still show the old values.
 * @param builtWith the printed variables of the build as JSON; empty without a build, as in development
 */
export function changedSinceBuild(variables: Variables, builtWith = process.env.BUILT_WITH ?? ''): string[] {
  if (builtWith === '') return []
  const before: Variables = JSON.parse(builtWith)
  const printed = printedValues(variables)
  return printedVariables.flatMap((name) => {
    const [then, now] = [before[name] ?? '', printed[name] ?? '']
    return then === now ? [] : [`${name}：构建时是“${then}”，现在是“${now}”；页面仍是构建时的值，要重新构建`]
  })
}

/** Unknown names that look like a misspelt variable of the site. Other unknown names are normal in an environment. */
export function misspelt(variables: Variables): string[] {
  const strange = Object.keys(variables).filter((name) => name.length > 5 && !variableNames.includes(name))
  return strange.flatMap((name) => {
    const meant = nearestOf(name, variableNames, () => 2)
    return meant === null || variables[meant] !== undefined ? [] : [`${name} 没有人读取；是不是 ${meant}？`]
  })
}

/** Phrases in a row, none of which a line ends inside. */
export const Phrases = ({ of }: { of: readonly string[] }) =>
  of.map((phrase, at) => (
    <span key={phrase} className="inline-block">
      {phrase}
      {at < of.length - 1 && '、'}
    </span>
  ))

export type DrawingName =
  | 'bench'
  | 'book'
  | 'bridge'
  | 'cairn'
  | 'cups'
  | 'fog'
  | 'gate'
  | 'lamp'
  | 'letter'
  | 'map'
  | 'signpost'
  | 'tent';

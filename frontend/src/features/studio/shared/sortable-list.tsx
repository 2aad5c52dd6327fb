import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';

interface SortableListProps<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  onReorder: (items: T[]) => void;
  /** Renders one item; `controls` are its drag handle and arrow buttons. */
  children: (item: T, controls: ReactNode, index: number) => ReactNode;
  as?: ElementType;
  className?: string;
  itemClassName?: string;
}

/** A list reordered by dragging, by Space and arrow keys on the handle, or by two buttons. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { items, idOf, nameOf, onReorder, as: Tag = 'ol', className } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < items.length && from !== to) onReorder(arrayMove([...items], from, to));
  };
  const end = ({ active, over }: DragEndEvent) =>
    over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements: announcements(items, idOf, nameOf) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Tag className={className}>
          {items.map((item, index) => (
            <SortableItem key={idOf(item)} {...props} item={item} index={index} onMove={move} />
          ))}
        </Tag>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps<T> extends SortableListProps<T> {
  item: T;
  index: number;
  onMove: (from: number, to: number) => void;
}

function SortableItem<T>({
  item,
  index,
  items,
  idOf,
  nameOf,
  children,
  itemClassName,
  onMove,
}: SortableItemProps<T>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: idOf(item),
    });
  const name = nameOf(item);
  const controls = (
    <>
      <Button
        size="icon"
        variant="ghost"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        aria-label={`Move ${name} down`}
        disabled={index === items.length - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
        className="cursor-grab touch-none"
      >
        <GripVertical aria-hidden="true" className="size-4.5" />
      </Button>
    </>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(itemClassName, isDragging && 'relative z-10 opacity-80')}
    >
      {children(item, controls, index)}
    </li>
  );
}

function announcements<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  nameOf: (item: T) => string,
): Announcements {
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => idOf(item) === String(id));
  const name = (id: UniqueIdentifier) => {
    const item = items[indexOf(id)];
    return item ? nameOf(item) : 'It';
  };
  const place = (id: UniqueIdentifier) => `place ${indexOf(id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} would go to ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} put at ${place(over.id)}.` : `${name(active.id)} put back.`,
    onDragCancel: ({ active }) => `${name(active.id)} put back.`,
  };
}

import type { AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { useForm } from 'react-hook-form';
import { weekdayName, weekdays } from '#lib/week.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { showNotAdded } from './add-hours.tsx';
import { hoursText } from './times.ts';
import { useCopyHours } from './use-calendar.ts';

interface CopyDialogProps {
  from: number | null;
  slots: AvailabilitySlot[];
  timezone: string;
  onClose: () => void;
}

export function CopyDialog({ from, slots, timezone, onClose }: CopyDialogProps) {
  const { register, handleSubmit, reset, watch } = useForm({ defaultValues: { days: [] as string[] } });
  const copy = useCopyHours();
  const hours = slots.filter(({ dayOfWeek }) => dayOfWeek === from);
  const close = () => {
    reset();
    onClose();
  };
  const submit = (fields: { days: string[] }) => {
    const days = fields.days.map(Number);
    const bodies = days.flatMap((dayOfWeek) =>
      hours.map(({ startTime, endTime }) => ({ dayOfWeek, startTime, endTime, timezone })),
    );
    copy.mutate(bodies, {
      onSuccess: () => {
        toast({
          title: 'Availability added successfully',
          description: `Now also open on ${days.map(weekdayName).join(', ')}.`,
          variant: 'success',
        });
        close();
      },
      onError: showNotAdded,
    });
  };
  return (
    <Dialog
      open={from !== null}
      onOpenChange={(open) => !open && close()}
      title={from === null ? 'Copy hours' : `Copy ${weekdayName(from)}`}
      description={`${hours.map(hoursText).join(', ')} is added to the days you choose. Their existing hours stay.`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            disabled={watch('days').length === 0}
            loading={copy.isPending}
            onClick={handleSubmit(submit)}
          >
            Copy
          </Button>
        </>
      }
    >
      <fieldset className="grid sm:grid-cols-2">
        <legend className="sr-only">Days</legend>
        {weekdays()
          .filter((day) => day !== from)
          .map((day) => (
            <Checkbox key={day} value={day} {...register('days')}>
              {weekdayName(day)}
            </Checkbox>
          ))}
      </fieldset>
    </Dialog>
  );
}

export interface HangLimits {
  /** Failed checks in a row after which a process hangs. */
  checks: number;
  /** The same for one that has not passed a check since it started: it may read much data first. */
  checksAtStart: number;
  /** Failed checks after the disk has space again; what recovers by itself has done so by then. */
  checksAfterFullDisk: number;
  /** Each restart doubles `checks` up to this, until so many checks have passed in a row. */
  mostChecks: number;
}

/** One check in 5 s: a minute, ten minutes, 15 s and ten minutes. */
const LIMITS: HangLimits = { checks: 12, checksAtStart: 120, checksAfterFullDisk: 3, mostChecks: 120 };

/** Decides from the checks of a process whether it hangs, and not merely is slow, frozen briefly or without space. */
export class HangDetector {
  private readonly limits: HangLimits;
  private failed = 0;
  private passed = 0;
  private restarts = 0;
  private hasPassed = false;

  constructor(limits = LIMITS) {
    this.limits = limits;
  }

  /** The process has started again. */
  started(): void {
    this.failed = 0;
    this.passed = 0;
    this.hasPassed = false;
  }

  /** Returns true when the process hangs: a restart is due. */
  failedCheck(isDiskFull: boolean): boolean {
    const { checksAfterFullDisk } = this.limits;
    this.passed = 0;
    this.failed += 1;
    const most = this.allowed();
    // A restart cannot help yet. Afterwards a server that does not recover is restarted soon.
    if (isDiskFull) this.failed = most - checksAfterFullDisk;
    if (this.failed < most) return false;
    this.restarts += 1;
    return true;
  }

  passedCheck(): void {
    this.failed = 0;
    this.hasPassed = true;
    this.passed += 1;
    if (this.passed >= this.limits.mostChecks) this.restarts = 0;
  }

  private allowed(): number {
    const { checks, checksAtStart, mostChecks } = this.limits;
    const most = Math.min(checks * 2 ** this.restarts, mostChecks);
    return this.hasPassed ? most : Math.max(most, checksAtStart);
  }
}
